import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantablePermissions, kindNames, kindOf } from '@venue/domain';
import { createApp } from '../../functions/src/api/app.ts';
import { endpoints } from '../../functions/src/api/endpoints.ts';
import { nearbyPath } from '../../functions/src/nearby/nearby.ts';
import { listRoutes } from '../../functions/src/api/openapi/list-routes.fixture.ts';
import { call } from './call.ts';
import { rows, type Column, type Row } from './role-table.ts';
import { auth, db, dismiss, hire, nextSecond, type Staff } from './staff.ts';

/*
 * Who may make which call: every call of the table times everybody who could come along, asked of the real API.
 */

/** Somebody who calls, and the uid they name as their own. */
type Caller = { name: string; column: Column; token: string | undefined; me: string };

const callers: Caller[] = [];
const hired: Staff[] = [];
let nearby: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  const [revoked, disabled, stranger, chef, granted, admin, owner, host] = await Promise.all([
    ...[hire('admin'), hire('super'), hire(undefined), hire('chef'), hire('chef', ...grantablePermissions)],
    ...[hire('admin'), hire('super'), hire('host')],
  ]);
  hired.push(revoked!, disabled!, stranger!, chef!, granted!, admin!, owner!, host!);
  await nextSecond();
  await auth.revokeRefreshTokens(revoked!.uid);
  await auth.updateUser(disabled!.uid, { disabled: true });
  const add = (name: string, column: Column, token: string | undefined, me = admin!.uid) =>
    callers.push({ name, column, token, me });
  add('nobody', 'no-token', undefined);
  add('a garbage token', 'no-token', 'garbage');
  add('an expired token', 'no-token', expired(owner!.token));
  add('a revoked token', 'no-token', revoked!.token);
  add('a disabled account', 'no-token', disabled!.token);
  add('a stranger who signed in', 'stranger', stranger!.token, stranger!.uid);
  add('a chef', 'chef', chef!.token, chef!.uid);
  add('a chef in another name', 'chef*', chef!.token, 'somebody-else');
  add('a chef with all grants', 'granted', granted!.token, granted!.uid);
  add('a chef with all grants in another name', 'granted*', granted!.token, 'somebody-else');
  add('a host', 'host', host!.token, host!.uid);
  add('a host in another name', 'host*', host!.token, 'somebody-else');
  add('an admin', 'admin', admin!.token, admin!.uid);
  add('an admin in another name', 'admin*', admin!.token, 'somebody-else');
  add('a super user', 'super', owner!.token, owner!.uid);
  add('a super user in another name', 'super*', owner!.token, 'somebody-else');
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

/** Practically empty for every call except those of gigs, which require nothing; for these it is invalid. */
const noGig = { artist: 5 };

/** What the API does. Bodies say nothing valid and ids are unknown, so that whoever passes changes nothing. */
async function asked({ method, path }: Row, { token, me }: Caller): Promise<string> {
  const address = path.replace('{me}', me).replace(/\{\w+\}/g, 'nobody-knows-it');
  const takesJson = (method === 'POST' || method === 'PUT') && !path.startsWith('/upload/');
  const { status } = await call(method, address, {
    ...(token && { token }),
    ...(takesJson && { body: noGig }),
  });
  return status === 401 || status === 403 || status >= 500 ? String(status) : 'ok';
}

it('the table has every route of the API, so that none is left unasked', () => {
  const withoutNames = (route: string) => route.toLowerCase().replace(/\{\w+\}/g, '{}');
  const listed = rows.map(({ method, path }) => withoutNames(`${method} ${path}`));
  expect(listed.sort()).toEqual(listRoutes(createApp()).map(withoutNames).sort());
});

it('every call answers everybody as the table says', async () => {
  const cells = rows.flatMap((row) => callers.map((caller) => ({ row, caller })));
  const wrong: string[] = [];
  const work = async () => {
    for (let cell = cells.pop(); cell; cell = cells.pop()) {
      const { row, caller } = cell;
      const [wanted, found] = [row.cells[caller.column], await asked(row, caller)];
      if (found !== wanted)
        wrong.push(`${row.method} ${row.path} for ${caller.name}: ${found}, not ${wanted}`);
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  expect(callers).toHaveLength(16);
  expect(wrong).toEqual([]);
}, 120_000);

it.each(kindNames)('what changes %s is for those whom its declaration names', (kind) => {
  const { access, calls } = kindOf(kind);
  const own = endpoints.filter(({ paths }) => paths.some((path) => `${path}/`.startsWith(`${calls.path}/`)));
  const writes = own.filter(({ method, tag }) => method !== 'get' && tag === 'Content');
  expect(writes.length).toBeGreaterThan(0);
  // Whoever reads a menu to take dishes off it may do so.
  const wanted = writes.map(({ name }) => [name, name === 'changeDish' ? access.read : access.write]);
  expect(writes.map((each) => [each.name, each.access])).toEqual(wanted);
});
