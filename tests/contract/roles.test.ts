import { may, readRole, type Role } from '@venue/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../functions/src/api/app.ts';
import { nearbyPath } from '../../functions/src/nearby/nearby.ts';
import { listRoutes } from '../../functions/src/api/openapi/list-routes.fixture.ts';
import type { Operation } from '../../functions/src/api/endpoint.ts';
import { endpoints as operations } from '../../functions/src/api/endpoints.ts';
import { call } from './call.ts';
import { auth, db, dismiss, hire, type Staff } from './staff.ts';

/*
 * Who may make which call: the description's list of calls times everybody who could come along, asked of
 * the real API. What is expected follows from the one table of roles; nothing is written down twice.
 */

/** Somebody who calls. Without a role the token is no good, or there is none. */
type Caller = { token: string | undefined; role: Role | undefined; uid: string; isSignedIn: boolean };

const callers: Record<string, Caller> = {};
const hired: Staff[] = [];
const names = [
  'nobody',
  'a garbage token',
  'an expired token',
  'a revoked token',
  'a disabled account',
  'a stranger who signed in',
  'a chef',
  'another chef',
  'an admin',
  'another admin',
  'a super user',
  'another super user',
];
let nearby: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  const [revoked, disabled, stranger, chef, admin, owner] = await Promise.all([
    ...[hire('admin'), hire('super'), hire(undefined), hire('chef'), hire('admin'), hire('super')],
  ]);
  hired.push(revoked!, disabled!, stranger!, chef!, admin!, owner!);
  // Auth counts in whole seconds: a revocation must fall into a later one than the sign-in.
  await new Promise((done) => setTimeout(done, 1100));
  await auth.revokeRefreshTokens(revoked!.uid);
  await auth.updateUser(disabled!.uid, { disabled: true });
  const bad = (token: string | undefined) => ({ token, role: undefined, uid: admin!.uid, isSignedIn: false });
  const good = ({ token, uid }: Staff, role?: Role) => ({ token, role, uid, isSignedIn: true });
  Object.assign(callers, {
    nobody: bad(undefined),
    'a garbage token': bad('garbage'),
    'an expired token': bad(expired(owner!.token)),
    'a revoked token': bad(revoked!.token),
    'a disabled account': bad(disabled!.token),
    'a stranger who signed in': good(stranger!),
    'a chef': good(chef!, 'chef'),
    'another chef': { ...good(chef!, 'chef'), uid: 'somebody-else' },
    'an admin': good(admin!, 'admin'),
    'another admin': { ...good(admin!, 'admin'), uid: 'somebody-else' },
    'a super user': good(owner!, 'super'),
    'another super user': { ...good(owner!, 'super'), uid: 'somebody-else' },
  });
  // The map services are not asked here.
  nearby = (await db.doc(nearbyPath()).get()).data();
  const known = { found: { venue: { lat: 1, lon: 1 }, places: [] } };
  await db.doc(nearbyPath()).set({ ...known, askAgainAt: new Date(Date.now() + 60_000) });
});

afterAll(async () => {
  await Promise.all(hired.map(dismiss));
  await (nearby ? db.doc(nearbyPath()).set(nearby) : db.doc(nearbyPath()).delete());
});

/** The same token, an hour too old. The emulator signs none, so only its dates are checked there. */
function expired(token: string): string {
  const [header, claims = '', signature] = token.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number; exp: number };
  const older = { ...read, iat: read.iat - 7200, exp: read.iat - 3600 };
  return [header, Buffer.from(JSON.stringify(older)).toString('base64url'), signature].join('.');
}

type Verdict = 401 | 403 | 'allowed';

/** What the table of roles says. */
function expected({ access, self }: Operation, { role, uid, isSignedIn }: Caller): Verdict {
  if (access === 'anyone') return 'allowed';
  if (access === 'password') return 401;
  if (!isSignedIn) return 401;
  if (!may(readRole(role), access)) return 403;
  return self && uid === 'somebody-else' ? 403 : 'allowed';
}

/** What the API does. Bodies are empty and ids unknown, so that whoever passes changes nothing. */
async function asked(
  { method, self, body }: Operation,
  path: string,
  caller: Caller,
): Promise<Verdict | number> {
  const address = path.replace(self ? `{${self}}` : '{}', caller.uid).replace(/\{\w+\}/g, 'nobody-knows-it');
  const { status } = await call(method.toUpperCase(), address, {
    ...(caller.token && { token: caller.token }),
    ...(body && body.type !== 'multipart/form-data' && { body: {} }),
  });
  if (status === 401 || status === 403) return status;
  return status < 500 ? 'allowed' : status;
}

it('the table has every route of the API, so that none is left unasked', () => {
  const listed = operations.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
  expect(listed.sort()).toEqual(listRoutes(createApp()));
  expect(Object.keys(callers)).toEqual(names);
});

it('every call answers everybody as the table of roles says', async () => {
  const cells = operations.flatMap((operation) =>
    operation.paths.flatMap((path) => names.map((name) => ({ operation, path, name }))),
  );
  const wrong: string[] = [];
  const work = async () => {
    for (let cell = cells.pop(); cell; cell = cells.pop()) {
      const { operation, path, name } = cell;
      const caller = callers[name]!;
      const [wanted, found] = [expected(operation, caller), await asked(operation, path, caller)];
      if (found !== wanted) wrong.push(`${operation.method} ${path} for ${name}: ${found}, not ${wanted}`);
    }
  };
  // More at once would only start more workers of the emulator.
  await Promise.all(Array.from({ length: 5 }, work));
  expect(wrong).toEqual([]);
}, 120_000);
