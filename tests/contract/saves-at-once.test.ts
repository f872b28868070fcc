import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type Answer } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { publishedSite } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

let api: Awaited<ReturnType<typeof openOwnApi>>;
let admin: Staff;

beforeAll(async () => {
  api = await openOwnApi();
  admin = await hire('admin');
});

afterAll(async () => {
  api.close();
  await dismiss(admin);
});

const as = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: admin.token, at: api.at, ...(body !== undefined && { body }) });
const revisions = async () =>
  (await db.collection('revisions').where('by', '==', admin.uid).count().get()).data().count;

/** Sends all at once and gives the answers, having checked that each was saved or refused with 409. */
async function atOnce(sends: (() => ReturnType<typeof as>)[]) {
  const [before, { version }] = [await revisions(), await publishedSite()];
  const answers = await Promise.all(sends.map((send) => send()));
  expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
  const { length } = savedOf(answers);
  // A revision for each: none was written over unseen.
  expect(await revisions()).toBe(before + length);
  expect((await publishedSite())['version']).not.toBe(version);
  expect(length).toBeGreaterThan(0);
  return answers;
}

const savedOf = (answers: Answer[]) => answers.filter(({ status }) => status !== 409).map(({ body }) => body);

const twenty = <T>(make: (number: number) => T): T[] => Array.from({ length: 20 }, (_, i) => make(i));
const title = (number: number) => ({ elementType: 'Title', content: [{ contentString: `${number}` }] });
/** Endpoints are letters only. */
const letters = (number: number) => `once${String.fromCharCode(97 + number)}`;

it(
  'of twenty changes of the website at once, each to a field of its own, none is lost',
  { timeout: 300_000 },
  async () => {
    const former = (await db.doc('website/main').get()).data()!;
    const fields = Object.keys(former)
      .filter((name) => /^(landingDesc|landingTitle|contact\w*Text|\w+Desc$)/.test(name))
      .slice(0, 20);
    expect(fields).toHaveLength(20);
    const answers = await atOnce(
      fields.map((name) => () => as('PUT', '/website/main', { [name]: `new ${name}` })),
    );
    const website = (await db.doc('website/main').get()).data()!;
    const { website: published } = await publishedSite();
    fields.forEach((name, i) => {
      const now = answers[i]?.status === 200 ? `new ${name}` : former[name];
      expect([website[name], published[name]]).toEqual([now, now]);
    });
    const put = Object.fromEntries(fields.map((name) => [name, former[name]]));
    expect((await as('PUT', '/website/main', put)).status).toBe(200);
  },
);

it('of twenty menus created at once each has a place of its own', { timeout: 300_000 }, async () => {
  const answers = await atOnce(
    twenty(
      (i) => () =>
        as('POST', `/menus/${admin.uid}`, { title: `${i}`, route: letters(i), contents: [title(i)] }),
    ),
  );
  const menus = (await call('GET', '/menus/getAll', { at: api.at })).body as {
    _id: string;
    position: number;
  }[];
  expect(new Set(menus.map(({ position }) => position)).size).toBe(menus.length);
  const saved = savedOf(answers);
  expect(menus).toEqual(expect.arrayContaining(saved));
  for (const { _id } of saved) await as('DELETE', `/menus/${_id}/${admin.uid}`);
});

it('of twenty pages created at once with one endpoint there is one', { timeout: 300_000 }, async () => {
  const page = { title: 'Once', introTitle: 'x', introDesc: 'x', topImg: 'oysters.jpg', route: 'once' };
  const [saved, ...others] = savedOf(await atOnce(twenty(() => () => as('POST', '/routes', page))));
  expect(others).toEqual([]);
  await as('DELETE', `/routes/${saved._id}`);
});

it('of twenty saves based on one state of a page the first wins', { timeout: 300_000 }, async () => {
  const page = { title: 'Once', introTitle: 'x', introDesc: 'x', topImg: 'oysters.jpg', route: 'once' };
  const { _id, updatedAt } = (await as('POST', '/routes', page)).body;
  const answers = await atOnce(
    twenty((i) => () => as('PUT', `/routes/${_id}`, { ...page, title: `Title ${i}`, updatedAt })),
  );
  const saved = savedOf(answers);
  expect(saved).toHaveLength(1);
  expect((await db.doc(`routes/${_id}`).get()).get('title')).toBe(saved[0].title);
  await as('DELETE', `/routes/${_id}`);
});
