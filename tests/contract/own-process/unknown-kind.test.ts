import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

// A project of its own: it has kinds of records that no code knows.
const project = 'demo-unknown-kinds';
process.env['GCLOUD_PROJECT'] = project;

const { declareThrowAwayKinds, offers, plainFaces, signs } =
  await import('../../declared/throw-away-kinds.ts');
declareThrowAwayKinds();
const { serverKinds } = await import('../../../functions/src/kinds/server-kinds.ts');
Object.assign(serverKinds, plainFaces);
const { call } = await import('../call.ts');
const { openOwnProject } = await import('./own-project.ts');
const { db } = await import('../staff.ts');
const { recompose } = await import('../../../functions/src/records/recompose.ts');
const { restoreArchive } = await import('../../../functions/src/backup/restore-archive.ts');
const { archiveOf } = await import('../backup/archives.ts');
const { openProject } = await import('../backup/projects.ts');

const { uid, at, token, close } = await openOwnProject(project);

afterAll(close);
afterEach(() => void vi.useRealTimers());

/** As staff. */
const ask = (method: string, path: string, body?: object) => call(method, path, { token: token(), body, at });
const asGuest = (path: string) => call('GET', path, { at });

const hours = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** What the kinds' calls are called with: signs are told who asks, offers are not. */
const kinds = [
  {
    kind: signs,
    write: (id = '') => `/spareSigns${id && `/${id}`}/${uid}`,
    body: { title: 'Mind the step', route: 'step', picture: 'step.jpg' },
    change: { title: 'Mind the cat' },
    /** The published record, and whether the site links to it. */
    published: async (id: string) => {
      const [site, part] = await db.getAll(db.doc('published/site'), db.doc(`published/sign-${id}`));
      const isNamed = site!.get('parts')[`sign-${id}`] === part!.get('version');
      const links = (site!.get('spareSigns') ?? []) as { _id: string }[];
      expect(links.some(({ _id }) => _id === id)).toBe(part!.exists);
      return part!.exists && isNamed ? (part!.get('sign') as object) : undefined;
    },
  },
  {
    kind: offers,
    write: (id = '') => `/spareOffers${id && `/${id}`}`,
    body: { name: 'Tea', terms: ['before noon'], picture: 'tea.jpg' },
    change: { name: 'Cake' },
    published: async (id: string) => {
      const [site, part] = await db.getAll(db.doc('published/site'), db.doc('published/offers'));
      expect(site!.get('parts')['offers']).toBe(part!.get('version'));
      return ((part!.get('offers') ?? []) as { _id: string }[]).find(({ _id }) => _id === id);
    },
  },
];

describe.each(kinds)('$kind, which no code knows', ({ kind, write, body, change, published }) => {
  const create = async (more: object = {}) => {
    const { status, body: made } = await ask('POST', write(), { ...body, ...more });
    expect([status, made.msg]).toEqual([201, undefined]);
    return String(made._id);
  };
  const seen = async (id: string) => {
    const [one, all] = [await asGuest(`/${kind}/find/${id}`), await asGuest(`/${kind}/getAll`)];
    const isListed = (all.body as { _id: string }[]).some(({ _id }) => _id === id);
    expect(isListed).toBe(one.status === 200);
    return one.status === 200;
  };
  const remove = (id: string) => ask('DELETE', write(id));

  it('is created, read, changed and deleted by the API, and its history restores it', async () => {
    const id = await create();
    expect((await asGuest(`/${kind}/find/${id}`)).body).toMatchObject({ _id: id, ...body });
    const changed = await ask('PUT', write(id), { ...body, ...change });
    expect(changed.body).toMatchObject({ ...body, ...change });
    expect(changed.body).not.toHaveProperty('updatedBy');
    expect(await published(id)).toMatchObject({ ...body, ...change });
    expect((await remove(id)).status).toBe(200);
    expect([await seen(id), await published(id)]).toEqual([false, undefined]);
    const { body: revisions } = await ask('GET', `/revisions?path=${kind}/${id}`);
    expect(revisions.map(({ operation }: { operation: string }) => operation)).toEqual([
      ...['delete', 'update', 'create'],
    ]);
    expect((await ask('POST', `/revisions/${revisions[0]._id}/restore`)).body).toMatchObject(change);
    expect(await published(id)).toMatchObject(change);
    await remove(id);
  });

  it('is changed by nobody else, and only with what its fields allow', async () => {
    expect((await call('POST', write(), { body, at })).status).toBe(401);
    expect((await ask('POST', write(), {})).status).toBe(400);
    expect((await ask('PUT', write('gone'), body)).status).toBe(404);
  });

  it('is hidden from guests as a draft, before its start and after its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await create({ isDraft: true });
    expect([await seen(id), await published(id)]).toEqual([false, undefined]);
    const times = { showFrom: fromNow(hours), showUntil: fromNow(2 * hours) };
    await ask('PUT', write(id), { ...body, isDraft: false, ...times });
    expect([await seen(id), await published(id)]).toEqual([false, undefined]);
    vi.setSystemTime(Date.now() + 1.5 * hours);
    await recompose();
    expect(await seen(id)).toBe(true);
    expect(await published(id)).toMatchObject({ ...body, showUntil: times.showUntil });
    expect(await published(id)).not.toHaveProperty('showFrom');
    vi.setSystemTime(Date.now() + hours);
    await recompose();
    expect([await seen(id), await published(id)]).toEqual([false, undefined]);
    await remove(id);
  });

  it('is in a backup, and comes back with it', async () => {
    const id = await create();
    const [source, target] = [openProject(project), openProject()];
    try {
      const { bytes } = await archiveOf(source.place);
      await restoreArchive(target.place, { open: () => Readable.from([bytes]) });
      const restored = await target.db.doc(`${kind}/${id}`).get();
      expect(restored.data()).toMatchObject(body);
    } finally {
      await target.remove();
    }
    await remove(id);
  });
});

it('two records of a kind with addresses cannot share one', async () => {
  const [{ write, body }] = kinds as [(typeof kinds)[0]];
  const { body: made } = await ask('POST', write(), body);
  const taken = await ask('POST', write(), { ...body, route: 'STEP' });
  expect([taken.status, taken.body.errors[0].path]).toEqual([409, 'route']);
  await ask('DELETE', write(made._id));
});
