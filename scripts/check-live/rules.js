import { readFileSync } from 'node:fs';
import { GoogleApiError } from '../google/google-api.js';
import { inProject } from '../paths.js';
import { notOk, ok } from './result.js';

/** Whether the rules in force are those of this checkout. @type {import('./result.js').Check} */
export const rules = {
  title: 'rules',
  needsProject: true,
  async run({ google, project, bucket }) {
    const services = /** @type {const} */ ([
      ['Firestore', 'cloud.firestore', 'firestore.rules', 'firestore:rules'],
      ['Storage', `firebase.storage/${bucket}`, 'storage.rules', 'storage'],
    ]);
    return Promise.all(
      services.map(async ([service, release, file, target]) => {
        const name = `${service} rules`;
        const advice = `npx firebase deploy --only ${target} --project ${project}`;
        const deployed = await deployedRules(google, release);
        if (deployed === undefined) return notOk(name, 'none are deployed', advice);
        const isSame = deployed.trim() === readFileSync(inProject(file), 'utf8').trim();
        return isSame ? ok(name) : notOk(name, `others are in force than those in ${file}`, advice);
      }),
    );
  },
};

/** The text of the rules in force; undefined where none ever were. @param {import('../google/google-api.js').GoogleApi} google @param {string} release */
async function deployedRules(google, release) {
  try {
    const { rulesetName } = await google.get(
      'firebaserules',
      `/v1/projects/${google.project}/releases/${release}`,
    );
    const { source } = await google.get('firebaserules', `/v1/${rulesetName}`);
    return String(source.files[0].content);
  } catch (error) {
    if (error instanceof GoogleApiError && error.status === 404) return undefined;
    throw error;
  }
}
