import { readFileSync } from 'node:fs';
import { inProject } from '../shared/paths.js';
import { judge, notOk, ok } from './result.js';

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

/** @typedef {{ fieldPath: string, order?: string, arrayConfig?: string }} IndexField */
/** An index from Firestore or firestore.indexes.json. @typedef {{ name?: string, collectionGroup?: string, state?: string, fields: IndexField[] }} Index */
/** @typedef {{ name: string, ttlConfig?: { state?: string } }} Field */

/** Indexes and automatic deletion, as in firestore.indexes.json. @type {import('./result.js').Check} */
export const indexes = {
  title: 'indexes',
  needsProject: true,
  async run({ google, project }) {
    const groups = `/v1/projects/${project}/databases/(default)/collectionGroups/-`;
    const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
    const [found, fields] = await Promise.all([
      google.get('firestore', `${groups}/indexes`),
      google.get('firestore', `${groups}/fields?filter=${filter}`),
    ]);
    const { indexes: wanted, fieldOverrides } = JSON.parse(
      readFileSync(inProject('firestore.indexes.json'), 'utf8'),
    );
    const ready = new Set(
      (found.indexes ?? []).filter((/** @type {Index} */ { state }) => state === 'READY').map(describe),
    );
    const missing = wanted.map(describe).filter((/** @type {string} */ index) => !ready.has(index));
    const isExpiring = (/** @type {Field} */ { ttlConfig }) => ttlConfig?.state === 'ACTIVE';
    const expiring = new Set((fields.fields ?? []).filter(isExpiring).map(nameOfField));
    const notExpiring = fieldOverrides
      .filter((/** @type {{ ttl?: boolean }} */ { ttl }) => ttl)
      .map((/** @type {any} */ { collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
      .filter((/** @type {string} */ field) => !expiring.has(field));
    const advice = `npx firebase deploy --only firestore:indexes --project ${project} (they take some minutes to build)`;
    return [
      judge('indexes', missing.length === 0, `missing or not ready: ${missing.join('; ')}`, advice),
      judge(
        'automatic deletion (TTL)',
        notExpiring.length === 0,
        `off for ${notExpiring.join(', ')}`,
        advice,
      ),
    ];
  },
};

/** @param {Index} index from Firestore with the document's name as its last field */
function describe({ name = '', collectionGroup = /collectionGroups\/([^/]+)\//.exec(name)?.[1], fields }) {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return `${collectionGroup} (${named.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', ')})`;
}

/** @param {Field} field */
function nameOfField({ name }) {
  const [, group, field] = /collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(name) ?? [];
  return `${group}.${field}`;
}
