import { endOfTonight, messages, type Json, type Menu, type MenuElement } from '@venue/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { publishedRecord } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

let api: Awaited<ReturnType<typeof openOwnApi>>;
/** The chef may change dishes. */
let [admin, chef]: Staff[] = [];
let menu: Json<Menu>;

beforeAll(async () => {
  [api, admin, chef] = await Promise.all([openOwnApi(), hire('admin'), hire('chef', 'changeDishes')]);
});

afterAll(async () => {
  api.close();
  await Promise.all([dismiss(admin!), dismiss(chef!)]);
});

const as = (staff: Staff | undefined, method: string, path: string, body?: unknown) =>
  call(method, path, {
    at: api.at,
    ...(staff && { token: staff.token }),
    ...(body !== undefined && { body }),
  });

function dish(name: string, more: object = {}) {
  return {
    elementType: 'Dish',
    content: [name, 'brown butter', '€24'].map((contentString) => ({ contentString })),
    ...more,
  };
}

const title = { elementType: 'CategoryTitle', content: [{ contentString: 'From the pier' }] };

beforeEach(async () => {
  const contents = [title, dish('Hake'), dish('Ray'), dish('Crab')];
  const made = await as(admin, 'POST', `/menus/${admin!.uid}`, {
    title: 'Dishes',
    route: 'dishtest',
    contents,
  });
  expect(made.status).toBe(201);
  menu = made.body;
  return async () => void (await as(admin, 'DELETE', `/menus/${menu._id}/${admin!.uid}`));
});

/** Changes one dish, counted from 0 among all elements. */
const change = (staff: Staff, place: number, body: unknown, item = menu.contents[place]!._id) =>
  as(staff, 'PUT', `/menus/${menu._id}/items/${item}/${staff.uid}`, body);

const replace = (contents: object[], more: object = {}) =>
  as(admin, 'PUT', `/menus/${menu._id}/${admin!.uid}`, {
    title: 'Dishes',
    route: 'dishtest',
    contents,
    ...more,
  });

const readAs = async (staff?: Staff): Promise<Json<Menu>> =>
  (await as(staff, 'GET', `/menus/find/${menu._id}`)).body;
const published = async (): Promise<Json<Menu>> =>
  (await publishedRecord('menus', { _id: menu._id })) as Json<Menu>;
const dishesOf = ({ contents }: Json<Menu>) => contents.slice(1);

describe('a chef edits only their own profile until a super user grants more', () => {
  let cook: Staff;

  beforeEach(async () => {
    cook = await hire('chef');
    return () => dismiss(cook);
  });

  it.each([
    ['off tonight', { off: { until: null } }],
    ['allergens', { allergens: ['fish'], diets: [], confirmed: true }],
  ])('%s is refused and changes nothing', async (_what, body) => {
    expect((await change(cook, 1, body)).status).toBe(403);
    const { updatedAt, contents } = await readAs(admin);
    expect(updatedAt).toBe(menu.updatedAt);
    expect(contents).toEqual(menu.contents);
  });

  it('a grant opens both at once with the same sign-in, and closes them at once', async () => {
    const owner = await hire('super');
    const grant = (permissions: string[]) =>
      as(owner, 'PUT', `/staff/${cook.uid}/permissions`, { permissions });
    expect((await change(cook, 1, { off: { until: null } })).status).toBe(403);
    expect((await grant(['changeDishes'])).status).toBe(200);
    expect((await change(cook, 1, { off: { until: null } })).status).toBe(200);
    expect((await change(cook, 2, { allergens: ['fish'], diets: [], confirmed: true })).status).toBe(200);
    // Nothing else is open to them now.
    expect((await as(cook, 'PUT', `/menus/${menu._id}/${cook.uid}`, { title: 'Mine' })).status).toBe(403);
    expect((await grant([])).status).toBe(200);
    expect((await change(cook, 1, { off: null })).status).toBe(403);
    expect((await readAs(admin)).contents[1]!.off).toEqual({ until: null });
    await dismiss(owner);
  });
});

describe('what is off', () => {
  it('is said by the kitchen, live for guests, and back with null', async () => {
    const until = endOfTonight(new Date()).toISOString();
    const answer = await change(chef!, 1, { off: { until } });
    expect(answer.status).toBe(200);
    expect(answer.body.contents[1].off).toEqual({ until });
    expect((await published()).contents[1]!.off).toEqual({ until });
    expect((await change(chef!, 1, { off: { until: null } })).body.contents[1].off).toEqual({ until: null });
    expect((await change(admin!, 1, { off: null })).body.contents[1].off).toBeNull();
    expect((await readAs()).contents.map(({ _id }) => _id)).toEqual(menu.contents.map(({ _id }) => _id));
  });

  it('is in the history, with who said it', async () => {
    await change(chef!, 1, { off: { until: null } });
    const { body } = await as(admin, 'GET', `/revisions?path=menus/${menu._id}`);
    expect(body[0]).toMatchObject({ operation: 'update', by: chef!.uid, byName: chef!.username });
    expect(body[0].before.contents[1]).not.toHaveProperty('off');
  });

  it('stays when the menu is saved by a form that does not know it, and when an earlier state comes back', async () => {
    await replace(menu.contents.map((element) => ({ ...element })));
    await change(chef!, 2, { off: { until: null } });
    const { contents } = (await replace(menu.contents)).body as Json<Menu>;
    expect(contents[2]!.off).toEqual({ until: null });
    const { body } = await as(admin, 'GET', `/revisions?path=menus/${menu._id}`);
    const restored = await as(admin, 'POST', `/revisions/${body.at(-2)._id}/restore`);
    expect(restored.body.contents[2].off).toEqual({ until: null });
  });
});

describe('the price of a dish', () => {
  it('is changed without the rest of its menu, live for guests', async () => {
    const answer = await change(admin!, 1, { price: '26,50', formerPrice: '€24' });
    expect(answer.status).toBe(200);
    expect(answer.body.contents[1].content[2]).toEqual({ contentString: '26,50' });
    expect((await published()).contents[1]!.content[2]).toEqual({ contentString: '26,50' });
    expect(answer.body.contents[2]).toEqual(menu.contents[2]);
  });

  it('is not changed by a chef, who may say that it is off', async () => {
    expect((await change(chef!, 1, { price: '€1' })).status).toBe(403);
    expect((await change(chef!, 1, { price: '€1', off: null })).status).toBe(403);
    expect((await readAs(admin)).updatedAt).toBe(menu.updatedAt);
  });

  it('that somebody has changed since it was read answers 409, and says what it is now', async () => {
    expect((await change(admin!, 1, { price: '€26' })).status).toBe(200);
    const answer = await change(admin!, 1, { price: '€20', formerPrice: '€24' });
    expect(answer.status).toBe(409);
    expect(answer.body.msg).toBe(messages.dishPriceChanged('€26'));
  });
});

describe('one dish', () => {
  it('is changed without the others: of all changes at once none is lost', { timeout: 120_000 }, async () => {
    const answers = await Promise.all([
      change(chef!, 1, { off: { until: null } }),
      change(admin!, 1, { allergens: ['fish'], diets: [], confirmed: true }),
      change(chef!, 2, { allergens: ['milk'] }),
      change(admin!, 3, { diets: ['vegan'] }),
      change(chef!, 3, { off: { until: null } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(dishesOf(await readAs(admin))).toMatchObject([
      { off: { until: null }, allergens: ['fish'], allergensChecked: { byName: admin!.username } },
      { allergens: ['milk'] },
      { diets: ['vegan'], off: { until: null } },
    ]);
  });

  it('that is not there answers 404, like a title and an unknown menu', async () => {
    expect((await change(chef!, 1, { off: null }, 'nothing')).status).toBe(404);
    expect((await change(chef!, 0, { off: null })).status).toBe(404);
    expect((await as(chef, 'PUT', `/menus/nothing/items/e1/${chef!.uid}`, { off: null })).status).toBe(404);
  });

  it.each([
    [{}, ''],
    [{ off: {} }, 'off.until'],
    [{ off: { until: 'soon' } }, 'off.until'],
    [{ allergens: ['cheese'] }, 'allergens[0]'],
    [{ allergens: ['gluten'] }, 'allergens[0]'],
    [{ diets: ['keto'] }, 'diets[0]'],
    [{ confirmed: 'yes' }, 'confirmed'],
    [{ name: 'Hake' }, ''],
    [{ confirmed: true }, 'allergens'],
  ])('with %j answers 400 and changes nothing', async (body, path) => {
    const answer = await change(chef!, 1, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ path })]);
    expect((await readAs(admin)).updatedAt).toBe(menu.updatedAt);
  });

  it('of a menu that was stored before there were ids is found by the id that every reader gives it', async () => {
    const stored = menu.contents.map(({ _id: _unknown, ...element }) => element);
    await db.doc(`menus/${menu._id}`).update({ contents: stored });
    const [, hake] = (await readAs()).contents;
    expect(hake!._id).toBe('e2');
    const { body } = await change(chef!, 1, { off: { until: null } }, 'e2');
    expect(body.contents.map((element: MenuElement) => element._id)).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect((await db.doc(`menus/${menu._id}`).get()).get('contents')[1]).toMatchObject({
      _id: 'e2',
      off: { until: null },
    });
  });
});

describe('a confirmation of allergens', () => {
  const facts = { allergens: ['gluten:wheat', 'fish'], diets: [] };
  const almonds = ['Hake', 'brown butter, almonds', '€24'].map((contentString) => ({ contentString }));

  it('shows staff who made it, and guests when', async () => {
    const began = Date.now();
    const { body } = await change(chef!, 1, { ...facts, confirmed: true });
    const { at, byName } = body.contents[1].allergensChecked;
    expect(byName).toBe(chef!.username);
    expect(Date.parse(at)).toBeGreaterThanOrEqual(began);
    expect((await readAs(chef)).contents[1]!.allergensChecked).toEqual({ at, byName });
    expect((await readAs()).contents[1]!.allergensChecked).toEqual({ at });
    expect((await published()).contents[1]!.allergensChecked).toEqual({ at });
    const all = (await as(undefined, 'GET', '/menus/getAll')).body;
    expect(JSON.stringify(all)).not.toContain('byName');
  });

  it('stays through saves of all kinds, and is void once the description changes', async () => {
    await change(chef!, 1, { ...facts, confirmed: true });
    const checked = async () => (await readAs(admin)).contents[1]!.allergensChecked?.byName;
    const { contents } = await readAs();
    await replace(contents);
    expect(await checked()).toBe(chef!.username);
    const menus = (await as(admin, 'GET', '/menus/getAll')).body as object[];
    const body = menus.map((each) => ({ ...each, updatedAt: undefined }));
    expect((await as(admin, 'POST', '/menus/replaceAllMenus/super', { body })).status).toBe(200);
    expect(await checked()).toBe(chef!.username);
    await change(chef!, 1, { off: { until: null } });
    expect(await checked()).toBe(chef!.username);
    const changed = contents.map((element, index) =>
      index === 1 ? { ...dish('Hake, almonds'), _id: element._id } : element,
    );
    const answer = await replace(changed);
    expect(answer.body.contents[1]).toMatchObject(facts);
    expect(await checked()).toBeUndefined();
    expect((await published()).contents[1]).not.toHaveProperty('allergensChecked');
  });

  it.each([
    { name: 'Hake', description: 'brown butter' },
    { name: 'Hake', description: '' },
    { name: 'Cod' },
  ])('is refused for a text that is not what is stored: %j', async (seen) => {
    const [first, hake, ...rest] = menu.contents;
    await replace([first!, { ...dish('Hake'), content: almonds, _id: hake!._id }, ...rest]);
    const answer = await change(chef!, 1, { ...facts, ...seen, confirmed: true });
    expect(answer.status).toBe(409);
    expect(answer.body.msg).toBe(messages.dishChanged);
    expect((await readAs(admin)).contents[1]).not.toHaveProperty('allergens');
  });

  it('is refused for a list that a colleague has replaced since it was read', async () => {
    await change(admin!, 1, { allergens: ['fish', 'milk'], diets: [], confirmed: true });
    for (const before of [{}, { allergens: [] }, { allergens: ['fish'] }]) {
      const answer = await change(chef!, 1, { ...facts, before, confirmed: true });
      expect([answer.status, answer.body.msg]).toEqual([409, messages.dishChanged]);
    }
    expect((await change(chef!, 1, { before: { allergens: ['fish'] }, confirmed: false })).status).toBe(409);
    expect((await readAs(admin)).contents[1]).toMatchObject({
      allergens: ['fish', 'milk'],
      allergensChecked: { byName: admin!.username },
    });
    const before = { allergens: ['milk', 'fish'] };
    expect((await change(chef!, 1, { ...facts, before, confirmed: true })).status).toBe(200);
  });

  it('is made for the text that its author has seen, which stays as it is', async () => {
    const seen = { name: 'Hake', description: 'brown butter' };
    const { status, body } = await change(chef!, 1, { ...facts, ...seen, confirmed: true });
    expect(status).toBe(200);
    expect(body.contents[1]).toMatchObject({ ...facts, allergensChecked: { byName: chef!.username } });
    expect(body.contents[1]).not.toHaveProperty('name');
    expect(body.contents[1].content).toEqual(menu.contents[1]!.content);
  });

  it('is taken back by whoever has confirmed the wrong dish, and the list stays', async () => {
    await change(chef!, 1, { ...facts, confirmed: true });
    const answer = await change(chef!, 1, { confirmed: false });
    expect(answer.status).toBe(200);
    expect(answer.body.contents[1]).toMatchObject(facts);
    expect(answer.body.contents[1]).not.toHaveProperty('allergensChecked');
    expect((await published()).contents[1]).not.toHaveProperty('allergensChecked');
    await change(chef!, 1, { confirmed: true });
    const { contents } = await readAs(admin);
    const sent = contents.map((element, index) => (index === 1 ? { ...element, confirmed: false } : element));
    expect((await replace(sent)).body.contents[1]).not.toHaveProperty('allergensChecked');
  });

  it('is made with the whole menu by those who say so, never by sending a name', async () => {
    const [first, hake, ...rest] = menu.contents;
    const forged = { byName: 'Nobody', at: '2026-01-01T00:00:00.000Z' };
    const sent = [first!, { ...hake, ...facts, allergensChecked: forged }, ...rest];
    expect((await replace(sent)).body.contents[1]).not.toHaveProperty('allergensChecked');
    const forgedMenu = { title: 'Forged', route: 'dishforged', contents: sent };
    const { body: made } = await as(admin, 'POST', `/menus/${admin!.uid}`, forgedMenu);
    expect(made.contents[1]).toMatchObject(facts);
    expect(made.contents[1]).not.toHaveProperty('allergensChecked');
    await as(admin, 'DELETE', `/menus/${made._id}/${admin!.uid}`);
    const answer = await replace([first!, { ...hake, ...facts, confirmed: true }, ...rest]);
    expect(answer.body.contents[1].allergensChecked.byName).toBe(admin!.username);
    expect(answer.body.contents[1]).not.toHaveProperty('confirmed');
    const refused = await replace([first!, hake!, { ...rest[0], confirmed: true }]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'contents[2].allergens' })]);
  });

  it('and all facts survive a client that knows no ids', async () => {
    await change(chef!, 1, { ...facts, confirmed: true });
    const plain = [title, dish('Ray'), dish('Hake'), { ...dish('Crab'), elementType: 'WineItem' }];
    const { contents } = (await replace(plain)).body as Json<Menu>;
    expect(contents[2]).toMatchObject({ ...facts, _id: menu.contents[1]!._id });
    expect(contents[2]!.allergensChecked?.byName).toBe(chef!.username);
    expect(new Set(contents.map(({ _id }) => _id)).size).toBe(4);
  });

  it('of an earlier state is void where the dish has changed since', async () => {
    await change(chef!, 1, { ...facts, confirmed: true });
    await change(chef!, 1, { allergens: ['fish', 'nuts:almond'], confirmed: true });
    const { body: revisions } = await as(admin, 'GET', `/revisions?path=menus/${menu._id}`);
    const { body } = await as(admin, 'POST', `/revisions/${revisions[0]._id}/restore`);
    expect(body.contents[1]).toMatchObject(facts);
    expect(body.contents[1]).not.toHaveProperty('allergensChecked');
  });

  it('comes back with a deleted menu, and goes into its copy', async () => {
    await change(chef!, 1, { ...facts, confirmed: true });
    const { contents } = (await change(chef!, 2, { off: { until: null } })).body;
    const twin = {
      title: 'Copy',
      route: 'dishcopy',
      contents: contents.map((element: object) => ({ ...element, off: undefined })),
    };
    const copy = await as(admin, 'POST', `/menus/${admin!.uid}`, { ...twin, copyOf: menu._id });
    expect(copy.status).toBe(201);
    expect(copy.body.contents[1].allergensChecked.byName).toBe(chef!.username);
    expect(copy.body.contents[2]).not.toHaveProperty('off');
    await as(admin, 'DELETE', `/menus/${copy.body._id}/${admin!.uid}`);
    const unknown = await as(admin, 'POST', `/menus/${admin!.uid}`, { ...twin, copyOf: 'nothing' });
    expect(unknown.status).toBe(404);

    await as(admin, 'DELETE', `/menus/${menu._id}/${admin!.uid}`);
    const { body: revisions } = await as(admin, 'GET', `/revisions?path=menus/${menu._id}`);
    const { body } = await as(admin, 'POST', `/revisions/${revisions[0]._id}/restore`);
    expect(body.contents[1].allergensChecked.byName).toBe(chef!.username);
  });
});
