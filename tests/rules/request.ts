import type { Persona } from './personas.ts';
import { signedInAt } from './personas.ts';

/** What somebody tries to do with a document; `list` is about a collection, `find` queries for one name in it. */
export type Attempt = 'get' | 'list' | 'find' | 'create' | 'update' | 'delete';

type Value = { stringValue: string } | { integerValue: string };

/**
 * Whether the rules of the project let the persona do it. Asks Firestore's REST interface, where, unlike in
 * the SDK, dozens of questions can be asked at once. Throws on every answer that is none of the rules.
 */
export async function allows(
  project: string,
  persona: Persona,
  attempt: Attempt,
  path: string,
  fields: Record<string, Value> = { title: { stringValue: 'y' } },
): Promise<boolean> {
  const base = `projects/${project}/databases/(default)/documents`;
  const { method, address, body } = requestFor(attempt, base, path, fields);
  const answer = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${base}${address}`, {
    method,
    headers: persona.uid ? { Authorization: `Bearer ${tokenOf(project, persona)}` } : {},
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // 404: the rules allowed the read, but there is no document.
  if (answer.ok || answer.status === 404) return true;
  if (answer.status === 403) return false;
  throw new Error(`${attempt} ${path} for ${persona.name}: ${answer.status} ${text}`);
}

function requestFor(
  attempt: Attempt,
  base: string,
  path: string,
  fields: Record<string, Value>,
): { method: string; address: string; body?: object } {
  const [collection, id = ''] = [path.replace(/\/[^/]*$/, ''), path.split('/').at(-1)];
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  switch (attempt) {
    case 'get':
      return { method: 'GET', address: `/${path}` };
    case 'list':
      return { method: 'GET', address: `/${path}?pageSize=5` };
    case 'find': {
      const name = { field: { fieldPath: '__name__' }, value: { referenceValue: `${base}/${path}` } };
      const where = { fieldFilter: { ...name, op: 'EQUAL' } };
      const body = { structuredQuery: { from: [{ collectionId: collection }], where } };
      return { method: 'POST', address: ':runQuery', body };
    }
    case 'create':
      return { method: 'POST', address: `/${collection}?documentId=${id}`, body: { fields } };
    case 'update':
      return {
        method: 'PATCH',
        address: `/${path}?${['currentDocument.exists=true', ...mask].join('&')}`,
        body: { fields },
      };
    case 'delete':
      return { method: 'DELETE', address: `/${path}` };
  }
}

/** A token as Firebase Auth issues it, without a signature: the emulator takes it at its word. */
function tokenOf(project: string, { uid, tokenRole }: Persona): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: signedInAt,
    iat: signedInAt,
    exp: signedInAt + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...(tokenRole !== undefined && { role: tokenRole }),
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
