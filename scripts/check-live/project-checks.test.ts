import { signedInGoogleApi } from '../google/google-api.js';
import { bucket, goodProject, openGoogleStandIn, project } from '../google/google-stand-in.fixture.ts';
import { auth } from './auth.js';
import { backups } from './backups.js';
import { indexes } from './indexes.js';
import { mail } from './mail.js';
import type { Context, Result } from './result.js';
import { rules } from './rules.js';

const checks = [auth, rules, indexes, backups, mail];

/** The results of the project's checks with these responses from Google. */
async function find(answers: Record<string, unknown>, more: Partial<Context> = {}): Promise<Result[]> {
  const server = await openGoogleStandIn(answers);
  const google = await signedInGoogleApi(project, server.at);
  const context = { url: 'https://lantern.example', allowHttp: false, bucket, project, google, ...more };
  const results = await Promise.all(checks.map((check) => check.run(context)));
  server.close();
  return results.flat();
}

/** A good project, except for the response of one path. */
function except(part: string, answer: unknown) {
  const good = goodProject();
  const path = Object.keys(good).find((each) => each.endsWith(part));
  if (!path) throw new Error(`No request for ${part}.`);
  return { ...good, [path]: answer };
}

const faults = (results: Result[]) => results.filter(({ state }) => state !== 'ok');

it('a properly set up project passes all checks', async () => {
  const results = await find(goodProject());
  expect(faults(results)).toEqual([]);
  expect(results.map(({ name }) => name)).toHaveLength(13);
});

it('a fresh project fails them, each with a command', async () => {
  const database = Object.keys(goodProject()).filter((path) => /\(default\)|\/b\/|\/config$/.test(path));
  const results = await find(Object.fromEntries(database.map((path) => [path, {}])));
  expect(results.every(({ state }) => state === 'not ok')).toBe(true);
  expect(results.every(({ advice }) => /^(npm run|npx firebase|gcloud) /.test(advice ?? ''))).toBe(true);
});

it.each([
  ['/config', { client: { permissions: { disabledUserSignup: true } } }, 'closed: deletion of own accounts'],
  ['/rulesets/one', { source: { files: [{ content: 'allow read, write: if true;' }] } }, 'Firestore rules'],
  ['/rulesets/two', { source: { files: [{ content: 'allow read, write: if true;' }] } }, 'Storage rules'],
  ['/-/indexes', { indexes: [] }, 'indexes'],
  ['/-/fields', { fields: [] }, 'automatic deletion (TTL)'],
  ['/backupSchedules', {}, 'scheduled backups'],
  [
    `/b/${bucket}`,
    { softDeletePolicy: { retentionDurationSeconds: '0' } },
    'deleted pictures can be restored (soft delete)',
  ],
  ['/versions/latest', { state: 'DISABLED' }, 'mail server'],
])('what is wrong with %s is found', async (part, answer, name) => {
  const found = faults(await find(except(part, answer)));
  expect(found.map((each) => each.name)).toContain(name);
});

it('an index that is still being built is not ready', async () => {
  const part = '/-/indexes';
  const good = goodProject()[Object.keys(goodProject()).find((path) => path.endsWith(part))!] as {
    indexes: object[];
  };
  const building = good.indexes.map((index, place) => ({
    ...index,
    state: place === 0 ? 'CREATING' : 'READY',
  }));
  const [fault] = faults(await find(except(part, { indexes: building })));
  expect(fault).toMatchObject({
    state: 'not ok',
    detail: expect.stringContaining('revisions (kind ASCENDING'),
  });
});

it('a test email is sent only to a named recipient, and its failure is reported', async () => {
  const sendMail = vi.fn(async () => ({ state: 'ERROR', error: 'The mail server rejected our sign-in.' }));
  expect(faults(await find(goodProject(), { sendMail }))).toEqual([]);
  expect(sendMail).not.toHaveBeenCalled();
  const [fault] = faults(await find(goodProject(), { sendMail, mailTo: 'owner@lantern.example' }));
  expect(sendMail).toHaveBeenCalledWith(project, 'owner@lantern.example');
  expect(fault).toMatchObject({ detail: 'The mail server rejected our sign-in.' });
});

it('a check that Google rejects could not be done', async () => {
  const server = await openGoogleStandIn({ [`/identitytoolkit/admin/v2/projects/${project}/config`]: 403 });
  const { runChecks } = await import('./run-checks.js');
  const google = await signedInGoogleApi(project, server.at);
  const told: Result[] = [];
  await runChecks({ url: 'http://127.0.0.1:9', allowHttp: true, bucket, project, google }, (result) =>
    told.push(result),
  );
  server.close();
  expect(told.find(({ name }) => name === 'sign-in settings')).toMatchObject({
    state: 'unknown',
    detail: 'refused with 403',
  });
  expect(told.find(({ name }) => name === 'the API')?.detail).toMatch(/fetch failed|bad port/);
});
