import fc from 'fast-check';
import { withIds } from './entry-ids.ts';

test('an entry without an id gets one from its place', () => {
  expect(withIds([{}, { _id: '' }, { _id: 'a' }]).map(({ _id }) => _id)).toEqual(['e1', 'e2', 'a']);
});

test('an id that is taken is not given again', () => {
  expect(withIds([{ _id: 'e2' }, {}, { _id: 'e2' }]).map(({ _id }) => _id)).toEqual(['e2', 'e2-1', 'e3']);
});

test('any entries get ids of their own, the same each time, and keep those they have', () => {
  const id = fc.constantFrom(undefined, '', 'a', 'e1', 'e2', 'e2-1', 'e3');
  fc.assert(
    fc.property(fc.array(id), (ids) => {
      const entries = ids.map((_id) => (_id === undefined ? {} : { _id }));
      const named = withIds(entries).map(({ _id }) => _id);
      expect(new Set(named).size).toBe(ids.length);
      expect(withIds(entries).map(({ _id }) => _id)).toEqual(named);
      named.forEach((name, index) => {
        if (ids[index] && ids.indexOf(ids[index]) === index) expect(name).toBe(ids[index]);
      });
    }),
  );
});
