import { readFileSync } from 'node:fs';
import { auth } from '../../scripts/check-live/auth.js';
import { backups } from '../../scripts/check-live/backups.js';
import { browserKey, keyedServices, keyedSites } from '../../scripts/check-live/browser-key.js';
import { permissions } from '../../scripts/check-live/permissions.js';
import { indexes, rules } from '../../scripts/check-live/rules-and-indexes.js';
import { signedInGoogleApi } from '../../scripts/google/google-api.js';
import { allowSharingCommands, invokerCommand, serviceOf } from '../../scripts/google/public-access.js';
import {
  apiKey,
  bucket,
  goodProject,
  openGoogleStandIn,
  project,
  region,
  siteUrl,
} from '../../scripts/google/google-stand-in.fixture.ts';
import {
  customRoles,
  emailOf,
  publicFunctions,
  roleName,
  rolesOf,
  type Account,
} from '../../functions/src/service-accounts.js';
import {
  commandBlocks,
  flagsOf,
  inlineCommands,
  refusedByFirebase,
  refusedByGcloud,
  refusedByList,
  refusedByScripts,
  runRecorded,
} from './guide-commands.ts';

/*
 * docs/deploy.md and docs/backup.md as their reader runs them: in a shell, from the first line to the last, except that
 * gcloud, firebase and whatever else reaches beyond this machine only note how they were called.
 */
const guides = ['docs/deploy.md', 'docs/backup.md'];

/** Where gcloud is not installed: its commands that the guides use, with the flags that it has taken here. */
const known: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('gcloud-flags.json', import.meta.url), 'utf8'),
);

const asTyped = (guide: string) => commandBlocks(guide).join('\n').replaceAll('your-project-id', project);
const runs = Object.fromEntries(
  guides.map((guide) => [guide, runRecorded(asTyped(guide), { PROJECT: project })]),
);
const inSentences = guides.flatMap(inlineCommands).map((command) => {
  const [call = []] = runRecorded(command, { PROJECT: project }).calls;
  return call;
});
const calls = [...guides.flatMap((guide) => runs[guide]!.calls), ...inSentences];
const callsOf = (...words: string[]) =>
  calls.filter((call) => words.every((word, i) => call[i] === word)).map((call) => call.slice(words.length));

/** What `check-live` and `deploy` tell people to run, for a project where everything is wrong. */
async function advisedCommands(): Promise<string[]> {
  const answers = Object.entries(goodProject()).map(([path, answer]) => [
    path,
    path.includes('lookupKey') ? answer : {},
  ]);
  const server = await openGoogleStandIn(Object.fromEntries(answers));
  const google = await signedInGoogleApi(project, server.at);
  const context = { url: siteUrl, allowHttp: false, bucket, project, region, siteUrl, apiKey, google };
  const checks = [auth, permissions, browserKey, indexes, backups, rules];
  const results = (await Promise.all(checks.map((check) => check.run(context)))).flat();
  server.close();
  return [
    ...results.flatMap(({ advice = '' }) => advice.split(/; if .*first | and (?=gcloud)|, once | \(/)),
    ...allowSharingCommands(project),
    ...publicFunctions.map((name) => invokerCommand(name, { project, region, verb: 'remove' })),
  ].filter((command) => /^(gcloud|npx firebase) /.test(command));
}

it.each(guides)('%s can be run from its first line to its last', (guide) => {
  const { status, stderr } = runs[guide]!;
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('gcloud takes every command of the guides, with its flags and values', () => {
  const ofGcloud = callsOf('gcloud');
  expect(ofGcloud.length).toBeGreaterThan(60);
  expect(refusedByGcloud(ofGcloud, known)).toEqual([]);
});

it('the list for machines without gcloud has every command of the guides, and no other', () => {
  const ofGcloud = callsOf('gcloud');
  expect(ofGcloud.flatMap((call) => refusedByList(call, known))).toEqual([]);
  const unused = Object.entries(known).flatMap(([name, flags]) => {
    const used = ofGcloud.filter((call) => `${call.join(' ')} `.startsWith(`${name} `)).flatMap(flagsOf);
    const isUsed = ofGcloud.some((call) => `${call.join(' ')} `.startsWith(`${name} `));
    return isUsed ? flags.filter((flag) => !used.includes(flag)).map((flag) => `${name} ${flag}`) : [name];
  });
  expect(unused).toEqual([]);
});

it('firebase-tools and the project’s own scripts take every command of the guides', () => {
  const ofFirebase = callsOf('npx', 'firebase');
  expect(ofFirebase.length).toBeGreaterThan(8);
  expect(refusedByFirebase(ofFirebase)).toEqual([]);
  const ofScripts = callsOf('npm', 'run');
  expect(ofScripts.length).toBeGreaterThan(5);
  expect(refusedByScripts(ofScripts)).toEqual([]);
});

it('the tools take what check-live and a refused deploy advise', async () => {
  const advised = (await advisedCommands()).map((command) => runRecorded(command).calls[0]!);
  expect(advised.length).toBeGreaterThan(12);
  const of = (program: string, skip: number) =>
    advised.filter(([name]) => name === program).map((call) => call.slice(skip));
  expect(refusedByGcloud(of('gcloud', 1), { ...known, ...adviceOnly })).toEqual([]);
  expect(refusedByFirebase(of('npx', 2))).toEqual([]);
});

/** What only advice uses. */
const adviceOnly = {
  'run services remove-iam-policy-binding': ['--region', '--member', '--role'],
};

it('Google takes at most twenty services at once, and a request with a method that writes needs a body', () => {
  const services = callsOf('gcloud', 'services', 'enable');
  expect(services.length).toBeGreaterThan(0);
  for (const call of services) expect(call.length).toBeLessThanOrEqual(20);
  const writes = callsOf('curl').filter((call) => call.includes('POST'));
  expect(writes.length).toBeGreaterThan(0);
  for (const call of writes) expect(call).toContain('-d');
});

it('nothing is made under a name that belongs to the emulators', () => {
  const { calls: made, status } = runRecorded(
    commandBlocks('docs/deploy.md').join('\n').replaceAll('your-project-id', 'demo-bar'),
  );
  expect(status).not.toBe(0);
  expect(made.filter((call) => call.includes('create'))).toEqual([]);
});

it('docs/deploy.md gives each service account what check-live expects, and nothing else', () => {
  const accounts = Object.keys(rolesOf) as Account[];
  const option = (call: string[], name: string) =>
    call.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
  const granted = (...words: string[]) =>
    callsOf('gcloud', ...words, 'add-iam-policy-binding').map((call) => [
      option(call, 'member').replace('serviceAccount:', ''),
      option(call, 'role'),
    ]);
  const ofVenue = (grants: string[][]) => grants.filter(([member]) => member!.startsWith('venue-')).sort();
  const expected = (of: 'project' | 'bucket') =>
    accounts
      .flatMap((account) =>
        rolesOf[account][of].map((role) => [emailOf(account, project), roleName(role, project)]),
      )
      .sort();
  expect(ofVenue(granted('projects'))).toEqual(expected('project'));
  expect(ofVenue(granted('storage', 'buckets'))).toEqual(expected('bucket'));
  expect(granted('iam', 'service-accounts')).toEqual([
    [emailOf('api', project), 'roles/iam.serviceAccountTokenCreator'],
  ]);
  const created = callsOf('gcloud', 'iam', 'service-accounts', 'create').map(([name]) => name);
  expect(created.sort()).toEqual(accounts.map((account) => `venue-${account}`).sort());
  const roles = callsOf('gcloud', 'iam', 'roles', 'create').map((call) => [
    call[0],
    option(call, 'permissions').split(','),
  ]);
  expect(Object.fromEntries(roles)).toEqual(customRoles);
});

it('docs/deploy.md restricts the key to every site that sends it and every service that it is for', () => {
  const [call = []] = callsOf('gcloud', 'services', 'api-keys', 'update');
  const domain = 'https://your.venue';
  expect(call.find((word) => word.startsWith('--allowed-referrers='))).toBe(
    `--allowed-referrers=${keyedSites(domain, project)
      .map((site) => `${site}/*`)
      .join(',')}`,
  );
  expect(call.filter((word) => word.startsWith('--api-target='))).toEqual(
    keyedServices.map((service) => `--api-target=service=${service}`),
  );
});

it('docs/deploy.md opens the functions that everybody calls, by name', () => {
  const opened = callsOf('gcloud', 'run', 'services', 'add-iam-policy-binding').map(([name]) => name);
  expect(opened).toEqual(publicFunctions.map(serviceOf));
});
