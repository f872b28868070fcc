import { isDish, type MenuElement } from '@venue/domain';
import fc from 'fast-check';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { examples } from '../../functions/src/api/openapi/examples.ts';
import type { Operation } from '../../functions/src/api/endpoint.ts';
import { endpoints as operations } from '../../functions/src/api/endpoints.ts';
import { venue } from '../../venue.config.ts';
import { call } from './call.ts';
import { expectDescribed, faultsOf } from './described.ts';
import { openOwnApi } from './own-api.ts';
import { garbage, spoiled } from './spoil.ts';
import { auth, hire, type Staff } from './staff.ts';
import { snapshotContent, storedState } from './stored-state.ts';
import { visitorFrom } from '../visitor.ts';

/*
 * Every write gets bodies that nobody meant to send. It may take them or refuse them, but it never breaks
 * and never stores a part. FUZZ_SEED=123 is another series, FUZZ_RUNS=200 a longer one.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const series = { seed, numRuns: Number(process.env['FUZZ_RUNS'] ?? 12), endOnFailure: true };
const timeout = { timeout: 600_000 };

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
/** Id of a dish on the menu. */
let dish = '';
let visitors = 0;
const bucket = getStorage().bucket(venue.firebase.storageBucket);
const fileNames = async () => (await bucket.getFiles())[0].map(({ name }) => name);
let files: string[];

beforeAll(async () => {
  console.log(`fuzzing with FUZZ_SEED=${seed}`);
  // Mails are kept and not sent.
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('MAIL_URL', '');
  api = await openOwnApi();
  putBack = await snapshotContent();
  files = await fileNames();
  [admin, owner, hand] = await Promise.all([hire('admin'), hire('super'), hire('chef')]);
  ids['staff'] = hand.uid;
  const create = async (path: string, body: unknown) =>
    (await call('POST', path, { token: admin.token, at: api.at, body })).body;
  const menu = await create(`/menus/${admin.uid}`, examples.menu);
  ids['menus'] = menu._id;
  dish = menu.contents.find((element: MenuElement) => isDish(element))._id;
  ids['routes'] = (await create('/routes', examples.route))._id;
  ids['event'] = (await create('/event/super', examples.event))._id;
  ids['email'] = (await create('/email/send', examples.mail))._id;
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
  const own = path.replace(`{${self}}`, uid).replace('{item}', dish);
  return own.replace(/\{\w+\}/, encodeURIComponent(id ?? 'nobody-knows-it'));
}

function send({ method }: Operation, address: string, { token }: Staff, body?: string | FormData) {
  return fetch(api.at + address, {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      // Everybody comes from a place of their own, so that no limit ends the series.
      ...visitorFrom(`198.51.100.${(visitors += 1)}`),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

/** What is stored, as it was found after the last refusal; undefined where something may have changed since. */
let unchanged: Awaited<ReturnType<typeof storedState>> | undefined;

/**
 * Sends a body and checks the response: it is as described and reveals nothing of the server's inside; and
 * after a refusal everything is stored as it was.
 */
async function expectSound(operation: Operation, address: string, by: Staff, body?: string | FormData) {
  const before = unchanged ?? (await storedState());
  unchanged = undefined;
  const answer = await send(operation, address, by, body);
  const text = await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(text).not.toMatch(/\n {4}at |node_modules|\.ts:\d/);
  expectDescribed(operation.method, address, answer.status, JSON.parse(text));
  if (answer.status >= 400) {
    unchanged = await storedState();
    expect(unchanged).toEqual(before);
  }
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

const isSupers = (access: Operation['access']) => access === 'manageStaff' || access === 'downloadBackup';
const isProfile = (name: string) => name === 'updateProfile' || name === 'updateChefProfile';

/** Whoever may make the call. A profile is that of a newcomer, as a new password ends every sign-in. */
function callerOf({ name, access }: Operation): Promise<Staff> | Staff {
  if (isProfile(name)) unchanged = undefined;
  if (name === 'updateProfile') return hire('admin');
  if (name === 'updateChefProfile') return hire('chef');
  return isSupers(access) ? owner : admin;
}

const writes = operations.filter(({ method, body }) => method !== 'get' && body && !body.type);

it.each(writes.map((operation) => [operation.name, operation] as const))(
  '%s stays sound whatever it is sent',
  timeout,
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
      if (status < 300 && own !== '') expect(faultsOf(operation.body!.schema, JSON.parse(own))).toEqual([]);
    });
    await fc.assert(property, series);
  },
);

/** A small picture with bytes changed, cut off or added. */
const brokenPicture = fc
  .tuple(
    fc.constantFrom('jpeg', 'png', 'webp', 'gif', 'avif'),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
    fc.nat(),
    fc.uint8Array({ maxLength: 20 }),
  )
  .map(([format, changes, cut, added]) => async () => {
    const bytes = Buffer.from(await tinyPicture(format as 'jpeg').toBuffer());
    for (const [at, value] of changes) bytes[at % bytes.length] = value;
    return Buffer.concat([cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes, added]);
  });

const tinyPicture = (format: 'jpeg') =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#1d4a5a' } }).toFormat(format);

it('an upload stays sound whatever the picture, its name and its texts are', timeout, async () => {
  const operation = operations.find(({ name }) => name === 'uploadImage')!;
  const texts = fc.record({
    filename: fc.string({ unit: 'binary' }),
    alt: fc.string(),
    gallery: fc.string(),
  });
  const property = fc.asyncProperty(brokenPicture, texts, async (make, fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('image', new Blob([new Uint8Array(await make())]), 'x.jpg');
    const before = await fileNames();
    const status = await expectSound(operation, '/upload/image', admin, body);
    if (status >= 400) expect(await fileNames()).toEqual(before);
  });
  await fc.assert(property, { ...series, numRuns: series.numRuns * 2 });
  for (const name of await fileNames()) if (!files.includes(name)) await bucket.file(name).delete();
});

const named = operations.filter(({ method, paths: [path] }) => method !== 'get' && /\{id\}/.test(path));

it('an invalid id is rejected everywhere', timeout, async () => {
  const strange = ['__x__', '.', 'a/b', 'x'.repeat(1_600), '\u0000', '🎻', ' ', "'; drop", '%', '__proto__'];
  const id = fc.oneof(fc.constantFrom(...strange), fc.string({ unit: 'binary', minLength: 1 }));
  const property = fc.asyncProperty(fc.constantFrom(...named), id, async (operation, wanted) => {
    fc.pre(wanted.isWellFormed() && !/^\.\.?$/.test(wanted));
    const by = isSupers(operation.access) ? owner : admin;
    const { method } = operation;
    const body = method === 'delete' ? undefined : JSON.stringify(operation.body?.example ?? {});
    const status = await expectSound(operation, addressOf(operation, by, wanted), by, body);
    expect(status).toBeGreaterThanOrEqual(400);
  });
  await fc.assert(property, { ...series, numRuns: series.numRuns * 4 });
});
