import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { republishAll } from '../../functions/src/records/republish-all.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { publishedRecord } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

const text = [{ elementType: 'Title', content: [{ contentString: 'House rules' }] }];
const hours = [{ elementType: 'Area', content: 'Bar' }];
const kinds: [kind: string, fields: object, empty: object, path: (id: string) => string][] = [
  ['website', { landingHeroTitle: 'Hello' }, { landingHeroTitle: '', galleryImgs: [] }, (id) => `/${id}`],
  ['openingHours', { contents: hours }, { contents: [] }, (id) => `/${id}/${admin.uid}`],
  ['termsAndConditions', { contents: text }, { contents: [] }, (id) => `/${id}`],
  ['privacyPolicy', { contents: text }, { contents: [] }, (id) => `/${id}`],
];
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

describe.each(kinds)('%s in a project where nobody has saved it yet', (kind, fields, empty, path) => {
  const record = db.doc(`${kind}/main`);
  const put = (id: string, body: object) =>
    call('PUT', `/${kind}${path(id)}`, { token: admin.token, at: api.at, body });
  const revisions = async () => {
    const found = await db.collection('revisions').where('by', '==', admin.uid).get();
    return found.docs.map((doc) => doc.data()).filter((revision) => revision['path'] === record.path);
  };
  let before: FirebaseFirestore.DocumentData | undefined;

  beforeAll(async () => {
    before = (await record.get()).data();
    await record.delete();
  });

  afterAll(async () => {
    if (before) await record.set(before);
    else await record.delete();
    await republishAll('test');
  });

  it('is a list of one empty record that was never saved', async () => {
    const { body } = await call('GET', `/${kind}/getAll`, { at: api.at });
    expect(body).toEqual([expect.objectContaining({ _id: 'main', ...empty })]);
    expect(body[0]).not.toHaveProperty('updatedAt');
    expect((await call('GET', `/${kind}/find/main`, { at: api.at })).body).toEqual(body[0]);
  });

  it('has no record but its own, and none that a save could be based on', async () => {
    expect((await put('elsewhere', fields)).status).toBe(404);
    expect((await put('main', { ...fields, updatedAt: new Date().toISOString() })).status).toBe(409);
    expect((await record.get()).exists).toBe(false);
    expect(await revisions()).toEqual([]);
  });

  it('is created and published by the first save, and the history says so', async () => {
    const { status, body } = await put('main', fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: 'main', ...fields, updatedAt: expect.stringMatching(/Z$/) });
    expect((await record.get()).data()).toMatchObject({ ...fields, updatedBy: admin.uid });
    // Only the response to a save names the lines that cannot be read.
    const { unreadable: _unreadable, ...saved } = body;
    expect(await publishedRecord(kind, body)).toEqual(saved);
    expect(await revisions()).toEqual([expect.objectContaining({ operation: 'create', before: null })]);
    expect((await put('main', { ...fields, updatedAt: body.updatedAt })).status).toBe(200);
  });
});
