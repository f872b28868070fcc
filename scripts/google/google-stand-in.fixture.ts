import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.js';

type Json = Record<string, unknown>;
/** What the stand-in was asked, with the body where there was one. */
export type Asked = { method: string; path: string; query: URLSearchParams; body: unknown; project: unknown };

export const project = 'lantern-live';
export const bucket = 'lantern-live.firebasestorage.app';

const database = `/firestore/v1/projects/${project}/databases/(default)`;
const groups = `projects/${project}/databases/(default)/collectionGroups`;
const { indexes, fieldOverrides } = JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')) as {
  indexes: { collectionGroup: string; fields: Json[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
};

/** What Google's administrative APIs say of a project that is as it should be, by path. */
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
    [`/secretmanager/v1/projects/${project}/secrets/MAIL_URL/versions/latest`]: { state: 'ENABLED' },
  };
}

/**
 * A server that answers as Google's administrative APIs would, path by path: with the given JSON, a status for
 * a number, else 404. `patched` answers what is written.
 */
export async function openGoogleStandIn(
  answers: Record<string, unknown>,
  patched: (asked: Asked) => unknown = () => 404,
) {
  const asked: Asked[] = [];
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
    asked.push(one);
    const isAllowed = request.headers.authorization === 'Bearer stand-in';
    const answer = !isAllowed ? 401 : one.method === 'GET' ? (answers[path] ?? 404) : patched(one);
    response.setHeader('content-type', 'application/json');
    if (typeof answer === 'number') {
      response
        .writeHead(answer)
        .end(JSON.stringify({ error: { code: answer, message: `refused with ${answer}` } }));
    } else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}
