/**
 * `npm run mutate-rules`: mutation tests of the security rules. Loosens each condition of firestore.rules and
 * storage.rules in turn and runs the rules tests against each mutant. Prints the mutants that survive, and exits with 1
 * unless all of them are known to be equivalent (`equivalents` below).
 *
 * Uses the emulators of the running venue (at PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and
 * FIREBASE_STORAGE_EMULATOR_HOST), whose Storage rules are changed meanwhile.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.js';
import { inProject } from './shared/paths.js';
import { portsFor } from './ports.js';
import { run } from './shared/setup-error.js';

const files = ['firestore.rules', 'storage.rules'];

/**
 * Equivalent mutants, which no test can kill because they allow exactly what the rules allow; each with the reason.
 * @type {{ file: string, change: string, reason: string }[]}
 */
const equivalents = [];

await run(async () => {
  ensureDependencies();
  const ports = portsFor(Number(process.env.PORT_SHIFT ?? 0));
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${ports.storage}`;
  const folder = mkdtempSync(join(tmpdir(), 'mutated-rules-'));
  process.env.RULES_FOLDER = folder;
  const { loadRules } = await import('./mutate-rules/emulated-rules.js');
  const { mutantsOf } = await import('./mutate-rules/mutants.js');
  const { openRulesTests } = await import('./mutate-rules/rules-tests.js');

  const began = Date.now();
  const originals = files.map((file) => ({ file, source: readFileSync(inProject(file), 'utf8') }));
  const mutants = originals.flatMap(({ file, source }) => mutantsOf(file, source));
  const restore = async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const { file, source } of originals) await loadRules(file, source);
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void restore().finally(() => process.exit(130)));

  for (const { file, source } of originals) await loadRules(file, source);
  const tests = await openRulesTests();
  /** @param {{ file: string, text: string }} rules */
  const isKilled = async ({ file, text }) => {
    await loadRules(file, text);
    writeFileSync(join(folder, file), text);
    return !(await tests.pass(file));
  };
  /** @type {import('./mutate-rules/mutants.js').Mutant[]} */
  const survivors = [];
  try {
    for (const { file, source } of originals) writeFileSync(join(folder, file), source);
    for (const { file, source } of originals)
      if (await isKilled({ file, text: source }))
        throw new Error(
          `The tests of ${file} fail before anything is changed. Make them pass first: npm test -- rules`,
        );
    for (const [index, mutant] of mutants.entries()) {
      if (index % 20 === 0) console.log(`${index} of ${mutants.length} mutants …`);
      if (await isKilled(mutant)) continue;
      survivors.push(mutant);
      console.log(`survives (${index + 1} of ${mutants.length})  ${nameOf(mutant)}`);
    }
  } finally {
    await tests.close();
    await restore();
  }

  const reasonFor = (/** @type {import('./mutate-rules/mutants.js').Mutant} */ { file, change }) =>
    equivalents.find((known) => known.file === file && known.change === change)?.reason;
  const unexplained = survivors.filter((mutant) => !reasonFor(mutant));
  for (const mutant of survivors) console.log(`${nameOf(mutant)}\n  ${reasonFor(mutant) ?? 'NO TEST FAILS'}`);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const killed = mutants.length - survivors.length;
  const equivalent = survivors.length - unexplained.length;
  console.log(
    `\n${mutants.length} mutants, ${killed} killed, ${equivalent} equivalent, ${unexplained.length} survived, after ${seconds} s`,
  );
  process.exitCode = unexplained.length > 0 ? 1 : 0;
});

/** @param {import('./mutate-rules/mutants.js').Mutant} mutant */
function nameOf({ file, line, change }) {
  return `${file}:${line}  ${change}`;
}
