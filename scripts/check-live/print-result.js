const words = { ok: 'ok             ', 'not ok': 'NOT ok         ', unknown: 'could not check' };

/** @param {import('./result.js').Result} result */
export function printResult({ state, name, detail, advice }) {
  console.log(`${words[state]}  ${name}${detail ? `: ${detail}` : ''}`);
  if (state !== 'ok' && advice) console.log(`${' '.repeat(17)}→ ${advice}`);
}
