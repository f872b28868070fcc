import { readFileSync, rmSync } from 'node:fs';
import { firebaseConfig } from '../building/hosting-config.js';
import { inProject, root } from '../shared/paths.js';
import { SetupError } from '../shared/setup-error.js';
import { compileRules } from './compile-rules.js';
import { tools } from './firebase-tools.js';
import { findQueries } from './find-queries.js';
import { indexProblems } from './indexes.js';
import { planFunctions } from './plan-functions.js';
import { planHosting } from './plan-hosting.js';

/** One part of a deploy: what it would do, and what keeps it from it. @typedef {{ title: string, lines: string[], problems: string[] }} Part */

/** Where a rehearsal builds: what is deployed, and what an open venue uses, stay as they are. */
const folders = { web: 'dist/rehearsal', functions: 'functions/.cache/rehearsal' };

/**
 * Builds for production and rehearses the deploy of it. Resolves with the text to print.
 * @param {string} projectId @param {(program: string, args: string[], env: Record<string, string>) => boolean} runCommand
 * @throws SetupError when the build fails, or with everything that a deploy would stumble over
 */
export async function buildAndRehearse(projectId, runCommand) {
  for (const folder of Object.values(folders)) rmSync(inProject(folder), { recursive: true, force: true });
  const env = { WEB_OUT_DIR: inProject(folders.web), FUNCTIONS_OUT_DIR: inProject(folders.functions) };
  for (const workspace of ['web', 'functions']) {
    if (!runCommand('npm', ['run', 'build', '-w', workspace], env))
      throw new SetupError(`The build of ${workspace} failed, see above.`);
  }
  const source = firebaseConfig(inProject(folders.web));
  source.hosting.public = folders.web;
  for (const each of source.functions) each.source = `${folders.functions}/${each.codebase}`;
  return rehearse(source, projectId);
}

/**
 * What a deploy of the built site and functions would do, found out without an account. Resolves with the text to
 * print.
 * @param {object} source firebase.deploy.json
 * @param {string} projectId
 * @throws SetupError with everything that a deploy would stumble over
 */
async function rehearse(source, projectId) {
  const { Config } = tools('config');
  const { getErrorMessage, getValidator } = tools('firebaseConfigValidate');
  const isValid = getValidator();
  const config = new Config(source, { cwd: root, projectDir: root });
  const functions = await accepted(() => planFunctions({ config, projectId }));
  const hosting = await accepted(() => planHosting({ config, projectId, backends: functions.backends }));
  /** @type {Part[]} */
  const parts = [
    {
      title: 'Configuration',
      lines: [`project ${projectId}`],
      problems: isValid(source) ? [] : isValid.errors.map(getErrorMessage),
    },
    { title: 'Rules', ...compileRules(['firestore.rules', 'storage.rules']) },
    { title: 'Indexes', ...planIndexes() },
    { title: 'Functions', ...functions },
    { title: 'Site', ...hosting },
  ];
  const problems = parts.flatMap(({ title, problems: some }) =>
    some.map((problem) => `  ${title}: ${problem}`),
  );
  if (problems.length > 0)
    throw new SetupError(`A deploy would go wrong, or what it deploys would:\n${problems.join('\n')}`);
  const told = parts.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
  return `${told.join('\n\n')}\n\nA deploy would do this in ${projectId}. Nothing was changed; npm run deploy -- --project ${projectId} does it.`;
}

/**
 * Turns what firebase-tools refuses into what people read.
 * @template T
 * @param {() => Promise<T>} plan @returns {Promise<T>}
 */
async function accepted(plan) {
  try {
    return await plan();
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    if (name !== 'FirebaseError') throw error;
    throw new SetupError(`firebase-tools would refuse this deploy: ${message}`);
  }
}

/** @returns {{ lines: string[], problems: string[] }} */
function planIndexes() {
  const indexes = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8'));
  const queries = findQueries();
  const expiring = indexes.fieldOverrides.filter((/** @type {{ ttl?: boolean }} */ { ttl }) => ttl);
  return {
    lines: [
      `${queries.length} queries in the code, ${indexes.indexes.length} indexes for those that need one`,
      `documents of ${expiring.map((/** @type {{ collectionGroup: string }} */ { collectionGroup }) => collectionGroup).join(', ')} expire by themselves`,
    ],
    problems: indexProblems(queries, indexes),
  };
}
