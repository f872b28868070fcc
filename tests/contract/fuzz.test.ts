import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { examples } from '../../functions/src/openapi/examples.ts';
import type { Operation } from '../../functions/src/openapi/operation.ts';
import { operations } from '../../functions/src/openapi/operations.ts';
import { call } from './call.ts';
import { expectDescribed, faultsOf } from './described.ts';
import { openOwnApi } from './own-api.ts';
import { garbage, spoiled } from './spoil.ts';
import { auth, hire, type Staff } from './staff.ts';
import { keepContent, storedState } from './stored-state.ts';

/*
 * Every write gets bodies that nobody meant to send. It may take them or refuse them, but it never breaks
 * and never stores a part. FUZZ_SEED=123 is another series, FUZZ_RUNS=200 a longer one.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const series = { seed, numRuns: Number(process.env['FUZZ_RUNS'] ?? 12), endOnFailure: true };
const patience = { timeout: 600_000 };

let api: Awaited<ReturnType<typeof openOwnApi>>;
let putBack: () => Promise<void>;
let admin: Staff;
let owner: Staff;
let hand: Staff;
/** Ids in the addresses, by their first part. */
const ids: Record<string, string> = {
  website: 'main',
  openingHours: 'main',
  termsAndConditions: 'main',
  privacyPolicy: 'main',
};
let visitors = 0;

beforeAll(async () => {
  console.log(`fuzzing with FUZZ_SEED=${seed}`);
  // Mails are kept and not sent.
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('MAIL_URL', '');
  api = await openOwnApi();
  putBack = await keepContent();
  [admin, owner, hand] = await Promise.all([hire('admin'), hire('super'), hire('chef')]);
  ids['staff'] = hand.uid;
  const create = async (path: string, body: unknown) =>
    (await call('POST', path, { token: admin.token, at: api.at, body })).body._id as string;
  ids['menus'] = await create(`/menus/${admin.uid}`, examples.menu);
  ids['routes'] = await create('/routes', examples.route);
  ids['event'] = await create('/event/super', examples.event);
  ids['email'] = await create('/email/send', examples.mail);
});

afterAll(async () => {
  const left = Object.keys(await storedState()).filter((path) => path.startsWith('users/'));
  await putBack();
  const now = await storedState();
  const gone = left.filter((path) => !Object.hasOwn(now, path)).map((path) => path.slice('users/'.length));
  await auth.deleteUsers(gone);
  vi.unstubAllEnvs();
  api.close();
});

/** The address of a call for somebody, with ids that exist. */
function addressOf({ paths: [path], self }: Operation, { uid }: Staff, id = ids[path.split('/')[1] ?? '']) {
  return path.replace(`{${self}}`, uid).replace(/\{\w+\}/, encodeURIComponent(id ?? 'nobody-knows-it'));
}

function send({ method }: Operation, address: string, { token }: Staff, body?: string | FormData) {
  return fetch(api.at + address, {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      // Everybody comes from a place of their own, so that no limit ends the series.
      'Fastly-Client-IP': `198.51.100.${(visitors += 1)}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

/**
 * Sends a body and looks at what came of it: an answer as described, without a word of the inside; and
 * after a refusal everything is stored as it was.
 */
async function expectSound(operation: Operation, address: string, by: Staff, body?: string | FormData) {
  const before = await storedState();
  const answer = await send(operation, address, by, body);
  const text = await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(text).not.toMatch(/\n {4}at |node_modules|\.ts:\d/);
  expectDescribed(operation.method, address, answer.status, JSON.parse(text));
  if (answer.status >= 400) expect(await storedState()).toEqual(before);
  return answer.status;
}

/** A valid body of each write, where the example is not one here. */
async function validBody({ name, body }: Operation, by: Staff): Promise<unknown> {
  if (name === 'replaceAllMenus') {
    const menus = (await call('GET', '/menus/getAll', { at: api.at })).body as object[];
    return { body: menus.map((menu) => ({ ...menu, updatedAt: undefined })) };
  }
  if (isProfile(name)) {
    return { ...examples.profile, email: by.email, currentPassword: by.password };
  }
  return body?.example ?? {};
}

const isProfile = (name: string) => name === 'updateProfile' || name === 'updateChefProfile';

/** Whoever may make the call. A profile is that of a newcomer, as a new password ends every sign-in. */
function callerOf({ name, access }: Operation): Promise<Staff> | Staff {
  if (name === 'updateProfile') return hire('admin');
  if (name === 'updateChefProfile') return hire('chef');
  return access === 'manageStaff' ? owner : admin;
}

const writes = operations.filter(({ method, body }) => method !== 'get' && body && !body.type);

it.each(writes.map((operation) => [operation.name, operation] as const))(
  '%s stays sound whatever it is sent',
  patience,
  async (_name, operation) => {
    const base = await validBody(operation, await callerOf(operation));
    const bodies = fc.oneof(
      { weight: 4, arbitrary: spoiled(base).map((body) => JSON.stringify(body) ?? '') },
      { weight: 1, arbitrary: garbage },
    );
    const property = fc.asyncProperty(bodies, async (body) => {
      const by = await callerOf(operation);
      const own = isProfile(operation.name)
        ? body.replaceAll(String((base as { email: string }).email), by.email)
        : body;
      const status = await expectSound(operation, addressOf(operation, by), by, own);
      // The description never refuses what the server takes.
      if (status < 300) expect(faultsOf(operation.body!.schema, JSON.parse(own))).toEqual([]);
    });
    await fc.assert(property, series);
  },
);

const named = operations.filter(({ method, paths: [path] }) => method !== 'get' && /\{id\}/.test(path));

it('an id that is none is refused everywhere', patience, async () => {
  const strange = ['__x__', '.', 'a/b', 'x'.repeat(1_600), '\u0000', '🎻', ' ', "'; drop", '%', '__proto__'];
  const id = fc.oneof(fc.constantFrom(...strange), fc.string({ unit: 'binary', minLength: 1 }));
  const property = fc.asyncProperty(fc.constantFrom(...named), id, async (operation, wanted) => {
    fc.pre(wanted.isWellFormed() && !/^\.\.?$/.test(wanted));
    const by = operation.access === 'manageStaff' ? owner : admin;
    const { method } = operation;
    const body = method === 'delete' ? undefined : JSON.stringify(operation.body?.example ?? {});
    const status = await expectSound(operation, addressOf(operation, by, wanted), by, body);
    expect(status).toBeGreaterThanOrEqual(400);
  });
  await fc.assert(property, { ...series, numRuns: series.numRuns * 4 });
});
