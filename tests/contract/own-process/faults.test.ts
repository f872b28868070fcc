import { afterAll, beforeAll, expect, it } from 'vitest';
import { getStorage } from 'firebase-admin/storage';
import { examples } from '../../../functions/src/api/openapi/examples.ts';
import { venue } from '../../../venue.config.ts';
import { openServer } from '../open-server.ts';
import { db, dismiss, hire, type Staff } from '../staff.ts';
import { snapshotContent } from '../stored-state.ts';
import { openProxy, type Mood } from '../unsteady-proxy.ts';

/*
 * The server behind a network that fails: each service in turn says nothing for half a minute, refuses, and comes
 * back, while people go on asking. Everybody gets a proper answer in time, and soon all is well again. The deadline
 * itself is tested with a clock that stands still (deadline.test.ts); here it is five times as long, less than the
 * minute after which Hosting gives up and far less than what Google's libraries would wait.
 */
const longestMs = 40_000;
/** How often people ask while a service fails; while it is silent, each time takes the deadline of eight seconds. */
const rounds = 4;
const services = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;
type Service = keyof typeof services;
const names = Object.keys(services) as Service[];

/** A server with one service behind a network that fails. */
type Scene = {
  proxy: Awaited<ReturnType<typeof openProxy>>;
  server: Awaited<ReturnType<typeof openServer>>;
};
const scenes = {} as Record<Service, Scene>;
let owner: Staff;
let picture: string;
let putBack: () => Promise<void>;
/** Artists whose gigs were sent, with the status of the response. */
const sent = new Map<string, number>();
const uploaded: string[] = [];

async function openScene(name: Service): Promise<void> {
  const proxy = await openProxy(process.env[services[name]]!);
  scenes[name] = { proxy, server: await openServer({ [services[name]]: proxy.at }) };
}

beforeAll(async () => {
  putBack = await snapshotContent();
  owner = await hire('super');
  picture = (await db.collection('media').where('contentType', '==', 'image/jpeg').limit(1).get()).docs[0]!
    .id;
  await Promise.all(names.map(openScene));
  for (const name of names) await untilWell(scenes[name]);
});

afterAll(async () => {
  for (const { proxy, server } of Object.values(scenes)) {
    await server.close();
    proxy.close();
  }
  const bucket = getStorage().bucket(venue.firebase.storageBucket);
  await Promise.all(uploaded.map((file) => bucket.file(`images/${file}`).delete({ ignoreNotFound: true })));
  await putBack();
  await dismiss(owner);
});

type Outcome = { what: string; status: number; ms: number; body?: Record<string, unknown> };

/** Asks as a browser does, and checks what holds for every answer. */
async function ask(at: string, what: string, path: string, init: RequestInit = {}): Promise<Outcome> {
  const began = performance.now();
  const response = await fetch(at + path, init);
  const text = await response.text();
  const ms = performance.now() - began;
  const { status, headers } = response;
  if (status < 400 && !headers.get('Content-Type')?.includes('json')) return { what, status, ms };
  const body = JSON.parse(text) as Record<string, unknown>;
  if (status === 503) {
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toEqual({ msg: expect.any(String), requestId: headers.get('X-Request-Id') });
    expect(body['msg']).toContain(body['requestId']);
    const mayBeStored = init.method === 'POST' && what !== 'login';
    expect(String(body['msg']).includes('may have been saved')).toBe(mayBeStored);
  }
  return { what, status, ms, body };
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One of each kind of call, all at once. */
function calls({ server: { at } }: Scene): Promise<Outcome>[] {
  const json = { 'Content-Type': 'application/json' };
  const token = { Authorization: `Bearer ${owner.token}` };
  const login = JSON.stringify({ email: owner.email, password: owner.password });
  return [
    ask(at, 'list', '/event/getAll'),
    ask(at, 'record', '/website/find/main'),
    ask(at, 'picture', `/images/${picture}`),
    ask(at, 'variant', `/images/${picture}?w=480`),
    ask(at, 'calendar', '/feeds/events.ics'),
    ask(at, 'login', '/auth/login', { method: 'POST', headers: json, body: login }),
    ask(at, 'staff', '/staff', { headers: token }),
    save(at, { ...json, ...token }),
    sendPicture(at, token),
  ];
}

async function save(at: string, headers: Record<string, string>): Promise<Outcome> {
  const artist = `Faults ${sent.size}`;
  sent.set(artist, 0);
  const body = JSON.stringify({ ...examples.event, artist });
  const outcome = await ask(at, 'save', '/event/super', { method: 'POST', headers, body });
  sent.set(artist, outcome.status);
  return outcome;
}

async function sendPicture(at: string, headers: Record<string, string>): Promise<Outcome> {
  const form = new FormData();
  form.set('image', new Blob([pixel]), 'pixel.png');
  const outcome = await ask(at, 'upload', '/upload/image', { method: 'POST', headers, body: form });
  if (outcome.status === 201) uploaded.push(String(outcome.body?.['file']));
  return outcome;
}

function summary(outcomes: Outcome[]): string {
  const statuses = outcomes.map(({ status }) => status).sort();
  const counts = [...new Set(statuses)].map(
    (each) => `${statuses.filter((it) => it === each).length} × ${each}`,
  );
  return `${counts.join(', ')}; the longest took ${Math.max(...outcomes.map(({ ms }) => ms)).toFixed(0)} ms`;
}

/** What cannot be answered without a service. The calendar is read from memory. */
const needs: Record<Service, string[]> = {
  firestore: ['list', 'record', 'variant', 'login', 'save', 'staff', 'upload'],
  auth: ['login', 'staff', 'save', 'upload'],
  storage: ['picture', 'variant', 'upload'],
};

/** People ask until every call is served, or much too long. */
async function untilWell(scene: Scene): Promise<void> {
  const began = performance.now();
  let outcomes: Outcome[];
  do outcomes = await Promise.all(calls(scene));
  while (outcomes.some(({ status }) => status >= 400) && performance.now() - began < longestMs);
}

/** Lets the service fail while people ask, lets it come back, and waits until all is well. */
async function fail(name: Service, mood: Mood): Promise<{ outcomes: Outcome[]; recoveryMs: number }> {
  const scene = scenes[name];
  await scene.proxy.become(mood);
  const outcomes: Outcome[] = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(...(await Promise.all(calls(scene))));
  await scene.proxy.become('working');
  const back = performance.now();
  await untilWell(scene);
  const recoveryMs = performance.now() - back;
  console.log(`${name} ${mood}: ${summary(outcomes)}; well again after ${recoveryMs.toFixed(0)} ms`);
  return { outcomes, recoveryMs };
}

// Side by side, as nearly all of it is waiting.
it.concurrent.each(names)(
  'with %s silent for half a minute, then refusing, everybody is answered in time, and served again once it is back',
  async (name) => {
    for (const mood of ['silent', 'refusing'] as const) {
      const { outcomes, recoveryMs } = await fail(name, mood);
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(longestMs);
      for (const what of new Set(outcomes.map((outcome) => outcome.what))) {
        const statuses = outcomes.filter((outcome) => outcome.what === what).map(({ status }) => status);
        const served = { save: 201, upload: 201 }[what] ?? 200;
        // What needs the service is told so each time, the rest is served; a machine that does much else may be late.
        if (needs[name].includes(what)) expect(new Set(statuses), what).toEqual(new Set([503]));
        else expect(new Set(statuses.filter((status) => status !== 503)), what).toEqual(new Set([served]));
      }
      expect(recoveryMs).toBeLessThan(longestMs);
    }
  },
  240_000,
);

it('no gig was stored twice, and none that was confirmed is missing', async () => {
  const stored = (await db.collection('events').get()).docs.map((doc) => String(doc.get('artist')));
  for (const [artist, status] of sent) {
    const times = stored.filter((each) => each === artist).length;
    expect(times, `${artist}, answered ${status}`).toBeLessThanOrEqual(1);
    if (status === 201) expect(times, artist).toBe(1);
  }
});

it('no server met an error that nobody caught', () => {
  for (const { server } of Object.values(scenes)) {
    expect(server.isRunning(), server.printed().slice(-3_000)).toBe(true);
    expect(server.printed()).not.toMatch(/unhandled|uncaught/i);
  }
});
