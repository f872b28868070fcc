import { readFileSync } from 'node:fs';
import { inProject } from '../shared/paths.js';
import { notOk, ok } from './result.js';

/** Whether the deployed rules are those of this checkout. @type {import('./result.js').Check} */
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
        const found = await google.find('firebaserules', `/v1/projects/${project}/releases/${release}`);
        const ruleset = found && (await google.find('firebaserules', `/v1/${found.rulesetName}`));
        if (!ruleset) return notOk(name, 'none are deployed', advice);
        const isSame =
          ruleset.source.files[0].content.trim() === readFileSync(inProject(file), 'utf8').trim();
        return isSame ? ok(name) : notOk(name, `the deployed rules differ from ${file}`, advice);
      }),
    );
  },
};
