import { readFileSync } from 'node:fs';

const source = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');

/** Files that a file loads, now or later, and those that they load. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, now, later] of read(path).matchAll(
    /^(?:import|export) (?!type )[^;]*? from '(\.[^']+\.ts)';$|import\('(\.[^']+\.ts)'\)/gm,
  )) {
    const file = new URL((now ?? later)!, new URL(path, source)).href;
    if (file.startsWith(source.href)) loadedBy(file.slice(source.href.length), seen);
  }
  return seen;
}

const definitions = [...read('definitions.ts').matchAll(/from '\.\/([^']+)';/g)].map(([, path]) => path!);

// The emulators have a default key, so nothing else notices before production does.
it('every function that can come to ask for LIMITS_KEY is deployed with it', () => {
  const asking = definitions.filter((path) => loadedBy(path).has('limits/limits-key.ts'));
  expect(asking).toEqual(expect.arrayContaining(['http-functions.ts', 'mail/send-stored-mail.ts']));
  expect(asking.filter((path) => !/\bsecrets: (apiSecrets|limitsSecrets),/.test(read(path)))).toEqual([]);
});
