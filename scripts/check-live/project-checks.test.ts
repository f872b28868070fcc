import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emailOf } from '../../functions/src/service-accounts.js';
import { signedInGoogleApi } from '../google/google-api.js';
import {
  apiKey,
  bucket,
  goodProject,
  openGoogleStandIn,
  project,
  region,
  siteUrl,
} from '../google/google-stand-in.fixture.ts';
import { auth } from './auth.js';
import { backups } from './backups.js';
import { browserKey, keyedServices } from './browser-key.js';
import { mail } from './mail.js';
import { permissions } from './permissions.js';
import type { Context, Result } from './result.js';
import { indexes, rules } from './rules-and-indexes.js';

const checks = [auth, permissions, browserKey, rules, indexes, backups, mail];

/** The results of the project's checks with these responses from Google. */
async function find(answers: Record<string, unknown>, more: Partial<Context> = {}): Promise<Result[]> {
  const server = await openGoogleStandIn(answers);
  const google = await signedInGoogleApi(project, server.at);
  const context = {
    ...{ url: siteUrl, allowHttp: false, bucket, project, region, siteUrl, apiKey, google },
    ...more,
  };
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
  expect(results.map(({ name }) => name)).toHaveLength(20);
});

it('a project with nothing set up fails them, each with a command that names the project', async () => {
  const left = Object.entries(goodProject()).filter(
    ([path]) => !/secretmanager|firebaserules|publishdue:/.test(path),
  );
  const results = await find(
    Object.fromEntries(left.map(([path, answer]) => [path, path.includes('lookupKey') ? answer : {}])),
  );
  const wrong = faults(results);
  // Without a restriction nobody is locked out, and accounts that do not exist have no roles.
  expect(results.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual([
    'nobody calls what is Google’s to call',
    'each function has its own service account',
    'service accounts have no more than they use',
    'nobody is locked out by the key',
  ]);
  expect(wrong.map(({ state }) => state)).toEqual(wrong.map(() => 'not ok'));
  for (const { advice } of wrong) {
    expect(advice).toMatch(/^(npm run|npx firebase|gcloud) /);
    expect(advice).toContain(project);
  }
});

it('a site that an organisation has closed to everybody is named, with the commands that open it', async () => {
  const [fault] = faults(await find(except('/services/page:getIamPolicy', {})));
  expect(fault).toMatchObject({
    name: 'everybody may call the site',
    detail: '403 for everybody: page',
    advice: expect.stringMatching(
      /^gcloud run services add-iam-policy-binding page .*gcloud org-policies reset iam\.allowedPolicyMemberDomains --project=lantern-live/,
    ),
  });
});

it('a key that shuts out the address where the back office also opens is named, with the whole list', async () => {
  const restrictions = {
    browserKeyRestrictions: { allowedReferrers: ['https://lantern.example/*', '*.web.app'] },
    apiTargets: keyedServices.map((service) => ({ service })),
  };
  const [fault] = faults(await find(except('/keys/browser-key', { restrictions })));
  expect(fault).toMatchObject({
    name: 'nobody is locked out by the key',
    detail: 'refused: https://lantern-live.firebaseapp.com',
    advice: expect.stringContaining(
      '--allowed-referrers="https://lantern.example/*,https://lantern-live.web.app/*,https://lantern-live.firebaseapp.com/*"',
    ),
  });
});

it('the key of another project’s configuration is not judged', async () => {
  const [fault] = faults(await find(goodProject(), { apiKey: '' }));
  expect(fault).toMatchObject({ state: 'unknown', detail: 'the configuration is for another project' });
});

it('an account that may do more than it uses is named, as is one that may do less', async () => {
  const policy = `/projects/${project}:getIamPolicy`;
  const bindings = [
    { role: 'roles/editor', members: ['serviceAccount:1-compute@developer.gserviceaccount.com'] },
    { role: 'roles/datastore.viewer', members: [`serviceAccount:${emailOf('page', project)}`] },
  ];
  const wrong = faults(await find(except(policy, { bindings })));
  expect(wrong.map(({ detail }) => detail)).toEqual([
    expect.stringContaining(
      `venue-page lacks projects/${project}/roles/venuePage; venue-api lacks roles/datastore.user`,
    ),
    'venue-page has roles/datastore.viewer; 1-compute has roles/editor',
  ]);
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
  [
    '/services/publishdue:getIamPolicy',
    { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] },
    'nobody calls what is Google’s to call',
  ],
  [
    '/functions',
    { functions: [{ name: 'x/functions/page', serviceConfig: {} }] },
    'each function has its own service account',
  ],
  ['/keys/browser-key', {}, 'the key is restricted to the site'],
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

it('every piece of advice about an unreachable or wrong site names the project in its command', async () => {
  const server = createServer((_request, response) => response.end('<p>Somebody else’s page</p>'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { runChecks } = await import('./run-checks.js');
  const told = await runChecks({ url, allowHttp: true, project }, () => {});
  server.close();
  const naming = told
    .map(({ advice = '' }) => advice)
    .filter((advice) => /npm run|npx firebase|gcloud/.test(advice));
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter((advice) => !advice.includes(`--project ${project}`))).toEqual([]);
});

it('a project whose name the emulators take cannot be checked or set up as a live one', async () => {
  await expect(signedInGoogleApi('demo-bar', 'http://127.0.0.1:9')).rejects.toThrow(
    'belong to the emulators',
  );
});
