import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { removeStaff } from '../../functions/src/staff/staff.ts';
import { eraseNamesDue, noteFormerStaff } from '../../functions/src/staff/retention/former-staff.ts';
import { auth, db, dismiss, hire, type Staff } from './staff.ts';

const written: string[] = [];
const working: Staff[] = [];

afterAll(async () => {
  await Promise.all([...written.map((path) => db.doc(path).delete()), ...working.map(dismiss)]);
});

async function write(path: string, data: object): Promise<string> {
  written.push(path);
  await db.doc(path).set(data);
  return path;
}

/** What somebody leaves behind: changes, decisions, and what was done to their account. */
async function leaveTraces({ uid, username, email }: Staff) {
  const id = randomUUID();
  const change = { path: 'menus/main', kind: 'menus', operation: 'update', before: null, at: new Date() };
  const other = { by: 'somebody-else', byName: 'Imelda' };
  return Promise.all([
    write(`revisions/${id}`, { ...change, by: uid, byName: username }),
    write(`revisions/${id}-other`, { ...change, ...other }),
    write(`bookings/${id}`, { name: 'Bríd', date: '2020-01-03', decidedBy: uid, decidedByName: username }),
    write(`accountChanges/${id}-did`, { uid: 'chef-1', username: 'Con', by: uid, byName: username }),
    write(`accountChanges/${id}-was`, { uid, username, email, ...other }),
  ]);
}

const read = async (paths: string[]) =>
  Promise.all(paths.map(async (path) => (await db.doc(path).get()).data()));
const inYears = (years: number, ms = 0) => {
  const day = new Date(Date.now() + ms);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day;
};

it('the names of a removed account are erased after two years and not before; what was done stays', async () => {
  const member = await hire('admin');
  const paths = await leaveTraces(member);
  const before = await read(paths);
  await removeStaff(member.uid);
  expect((await db.doc(`formerStaff/${member.uid}`).get()).data()).toEqual({
    removedAt: expect.anything(),
    eraseAt: expect.anything(),
  });
  await eraseNamesDue(inYears(2, -60_000));
  expect(await read(paths)).toEqual(before);

  expect(await eraseNamesDue(inYears(2, 60_000))).toBeGreaterThanOrEqual(1);
  const [revision, otherRevision, booking, did, was] = await read(paths);
  expect(revision).toEqual({ ...before[0], byName: 'former staff' });
  expect(otherRevision).toEqual(before[1]);
  expect(booking).toEqual({ ...before[2], decidedByName: 'former staff' });
  expect(did).toEqual({ ...before[3], byName: 'former staff' });
  expect(was).toEqual({ ...before[4], username: 'former staff', email: '' });
  expect((await db.doc(`formerStaff/${member.uid}`).get()).exists).toBe(false);
});

it('the name of a removed account goes from the allergens it has confirmed, on menus and in their history', async () => {
  const member = await hire('chef');
  await auth.deleteUser(member.uid);
  const [at, id] = [new Date('2020-01-03T12:00:00.123Z'), randomUUID()];
  const dish = { elementType: 'Dish', content: [], allergens: [] };
  const theirs = { ...dish, _id: 'a', allergensChecked: { byName: member.username, at } };
  const others = { ...dish, _id: 'b', allergensChecked: { byName: 'Imelda', at: new Date() } };
  const contents = [theirs, others, { ...dish, _id: 'c' }];
  const change = { path: `menus/${id}`, kind: 'menus', operation: 'update', at };
  const paths = await Promise.all([
    write(`menus/${id}`, { title: 'x', contents }),
    write(`revisions/${id}-did`, { ...change, before: null, by: member.uid, byName: member.username }),
    write(`revisions/${id}-after`, {
      ...change,
      before: { contents },
      by: 'somebody-else',
      byName: 'Imelda',
    }),
  ]);
  const before = await read(paths);
  await noteFormerStaff(member.uid, inYears(-2));
  await eraseNamesDue(new Date());
  const [menu, , after] = await read(paths);
  const [first, ...rest] = before[0]!['contents'];
  const erased = [
    { ...first, allergensChecked: { ...first.allergensChecked, byName: 'former staff' } },
    ...rest,
  ];
  expect(menu).toEqual({ ...before[0], contents: erased });
  expect(after).toEqual({ ...before[2], before: { contents: erased } });
});

it('all of a long history is erased, and a profile that a broken-off removal has left', async () => {
  const member = await hire('admin');
  await auth.deleteUser(member.uid);
  const batch = db.batch();
  const many = Array.from({ length: 499 }, () => db.collection('revisions').doc());
  for (const ref of many) batch.set(ref, { by: member.uid, byName: member.username });
  await batch.commit();
  await Promise.all(
    many.slice(0, 3).map((_, i) => write(`revisions/${member.uid}-${i}`, { by: member.uid, byName: 'x' })),
  );
  await noteFormerStaff(member.uid, inYears(-2));
  await eraseNamesDue(new Date());
  const left = await db.collection('revisions').where('by', '==', member.uid).get();
  expect(left.docs.filter((doc) => doc.get('byName') !== 'former staff')).toEqual([]);
  expect(left.size).toBe(502);
  // As after a removal that broke off.
  expect((await db.doc(`users/${member.uid}`).get()).exists).toBe(false);
  const cleaning = db.batch();
  for (const ref of many) cleaning.delete(ref);
  await cleaning.commit();
});

it('an account whose removal failed keeps its name', async () => {
  const member = await hire('admin');
  working.push(member);
  const paths = await leaveTraces(member);
  const before = await read(paths);
  await noteFormerStaff(member.uid, inYears(-2));
  await eraseNamesDue(new Date());
  expect(await read(paths)).toEqual(before);
});
