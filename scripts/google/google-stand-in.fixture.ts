import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import {
  accountOf,
  emailOf,
  publicFunctions,
  roleName,
  rolesOf,
  runsAs,
  type Account,
} from '../../functions/src/service-accounts.js';
import { keyedServices, keyedSites } from '../check-live/browser-key.js';
import { inProject } from '../shared/paths.js';

type Json = Record<string, unknown>;
/** A request to the stand-in. */
export type ReceivedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  project: unknown;
};

export const project = 'lantern-live';
export const bucket = 'lantern-live.firebasestorage.app';
export const region = 'europe-west1';
export const siteUrl = 'https://lantern.example';
export const apiKey = 'lantern-key';

const database = `/firestore/v1/projects/${project}/databases/(default)`;
const groups = `projects/${project}/databases/(default)/collectionGroups`;
const { indexes, fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
  indexes: { collectionGroup: string; fields: Json[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
};

/** The responses of Google's administrative APIs for a properly set up project, by path. */
export function goodProject(): Record<string, unknown> {
  const rules = (file: string) => ({
    source: { files: [{ name: file, content: readFileSync(inProject(file), 'utf8') }] },
  });
  return {
    [`/identitytoolkit/admin/v2/projects/${project}/config`]: {
      name: `projects/${project}/config`,
      signIn: { email: { enabled: true, passwordRequired: true } },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 }, schemaVersion: 1 }],
      },
    },
    [`/firebaserules/v1/projects/${project}/releases/cloud.firestore`]: {
      rulesetName: `projects/${project}/rulesets/one`,
    },
    [`/firebaserules/v1/projects/${project}/releases/firebase.storage/${bucket}`]: {
      rulesetName: `projects/${project}/rulesets/two`,
    },
    [`/firebaserules/v1/projects/${project}/rulesets/one`]: rules('firestore.rules'),
    [`/firebaserules/v1/projects/${project}/rulesets/two`]: rules('storage.rules'),
    [`${database}/collectionGroups/-/indexes`]: {
      indexes: indexes.map(({ collectionGroup, fields }, place) => ({
        name: `${groups}/${collectionGroup}/indexes/${place}`,
        queryScope: 'COLLECTION',
        state: 'READY',
        fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      })),
    },
    [`${database}/collectionGroups/-/fields`]: {
      fields: fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
        name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
        ttlConfig: { state: 'ACTIVE' },
      })),
    },
    [database]: {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [`${database}/backupSchedules`]: { backupSchedules: [{ dailyRecurrence: {}, retention: '1209600s' }] },
    [`/storage/storage/v1/b/${bucket}`]: { softDeletePolicy: { retentionDurationSeconds: '604800' } },
    ...goodPermissions(),
    [`/apikeys/v2/keys:lookupKey`]: { name: `projects/1/locations/global/keys/browser-key` },
    [`/apikeys/v2/projects/1/locations/global/keys/browser-key`]: {
      restrictions: {
        browserKeyRestrictions: {
          allowedReferrers: keyedSites(siteUrl, project).map((site) => `${site}/*`),
        },
        apiTargets: keyedServices.map((service) => ({ service })),
      },
    },
    [`/secretmanager/v1/projects/${project}/secrets/MAIL_URL/versions/latest`]: { state: 'ENABLED' },
  };
}

/** Functions that run as their accounts, which have what they use; the site is open to everybody. */
function goodPermissions(): Record<string, unknown> {
  const functions = Object.keys(accountOf) as (keyof typeof accountOf)[];
  const member = (account: Account) => `serviceAccount:${emailOf(account, project)}`;
  const bindings = (of: 'project' | 'bucket') =>
    (Object.keys(rolesOf) as Account[]).flatMap((account) =>
      rolesOf[account][of].map((role) => ({ role: roleName(role, project), members: [member(account)] })),
    );
  const everybody = { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] };
  const service = (name: string) =>
    `/run/v2/projects/${project}/locations/${region}/services/${name.toLowerCase()}:getIamPolicy`;
  return {
    ...Object.fromEntries(functions.map((name) => [service(name), {}])),
    ...Object.fromEntries(publicFunctions.map((name) => [service(name), everybody])),
    [`/cloudfunctions/v2/projects/${project}/locations/${region}/functions`]: {
      functions: functions.map((name) => ({
        name: `projects/${project}/locations/${region}/functions/${name}`,
        serviceConfig: { serviceAccountEmail: runsAs(name, project) },
      })),
    },
    [`/cloudresourcemanager/v1/projects/${project}:getIamPolicy`]: {
      bindings: [
        ...bindings('project'),
        { role: 'roles/owner', members: ['user:nora@lantern.example'] },
        {
          role: 'roles/cloudbuild.builds.builder',
          members: ['serviceAccount:1-compute@developer.gserviceaccount.com'],
        },
      ],
    },
    [`/storage/storage/v1/b/${bucket}/iam`]: { bindings: bindings('bucket') },
  };
}

/**
 * Starts a server that responds like Google's administrative APIs: per path with JSON, or with a status for a number,
 * else with 404. `patched` handles writes.
 */
export async function openGoogleStandIn(
  answers: Record<string, unknown>,
  patched: (received: ReceivedRequest) => unknown = () => 404,
) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://x');
    const path = decodeURIComponent(pathname);
    const one = {
      method: request.method ?? '',
      path,
      query,
      body: await readJson(request),
      project: request.headers['x-goog-user-project'],
    };
    received.push(one);
    const isAllowed = request.headers.authorization === 'Bearer stand-in';
    const answer = !isAllowed ? 401 : one.method === 'PATCH' ? patched(one) : (answers[path] ?? 404);
    response.setHeader('content-type', 'application/json');
    if (typeof answer === 'number') {
      response
        .writeHead(answer)
        .end(JSON.stringify({ error: { code: answer, message: `refused with ${answer}` } }));
    } else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}
