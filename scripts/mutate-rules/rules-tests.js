import { createVitest } from 'vitest/node';
import { root } from '../shared/paths.js';

/** The test files of each rules file. */
const filesOf = {
  'firestore.rules': ['tests/rules/firestore-content.test.ts', 'tests/rules/firestore-users.test.ts'],
  'storage.rules': ['tests/rules/storage.test.ts'],
};

/**
 * Starts Vitest once for all runs. It stops at the first failure and prints nothing.
 * @returns {Promise<{ pass: (rules: string) => Promise<boolean>, close: () => Promise<void> }>}
 */
export async function openRulesTests() {
  const vitest = await createVitest('test', {
    root,
    project: ['rules'],
    watch: false,
    bail: 1,
    silent: true,
    reporters: [{}],
  });
  /** Whether all tests of a rules file pass. @param {string} rules */
  const pass = async (rules) => {
    const filters = filesOf[/** @type {keyof typeof filesOf} */ (rules)];
    const specifications = await vitest.globTestSpecifications(filters);
    if (specifications.length !== filters.length) throw new Error(`Tests of ${rules} are missing.`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const tests = testModules.flatMap((each) => [...each.children.allTests()]);
    if (tests.length === 0) throw new Error(`No test of ${rules} ran.`);
    return unhandledErrors.length === 0 && testModules.every((each) => each.ok());
  };
  return { pass, close: () => vitest.close() };
}
