import { readRecordPath, readRevision } from './revision.ts';

const at = new Date('2026-11-20T12:00Z');
const stored = {
  path: 'menus/m1',
  kind: 'menus',
  operation: 'restore',
  by: 'donal',
  byName: 'Donal',
  at: { toDate: () => at },
  before: { title: 'Dinner', contents: [{ elementType: 'Break' }] },
};

it('a change is read, and the state before it stays as it was stored', () => {
  expect(readRevision('r1', stored)).toEqual({ ...stored, _id: 'r1', at });
  expect(readRevision('r1', JSON.parse(JSON.stringify({ ...stored, at })) as object).at).toEqual(at);
});

it('a change that is damaged is a save by the system, of nothing', () => {
  const damaged = readRevision('r1', { path: 'menus/m1', operation: 'erase', before: 'Dinner' });
  expect(damaged).toMatchObject({ operation: 'update', byName: '', before: null });
});

it('the path of a record names its kind and its id', () => {
  expect(readRecordPath('menus/m1')).toEqual({ kind: 'menus', id: 'm1' });
  expect(readRecordPath('openingHours/main')).toEqual({ kind: 'openingHours', id: 'main' });
  expect(readRecordPath('bookings/b1')).toBeUndefined();
});
