import { offerKind, signKind } from '../../../tests/declared/throw-away-kinds.ts';
import { noticeKind } from '../notice/notice.kind.ts';
import { visibility } from '../visibility/visibility.ts';
import { defineKind, inListOrder } from './kind.ts';

it('records are in the order of their list, those without a value last, equal ones by id', () => {
  const at = (day: number) => new Date(2026, 0, day);
  const records = [
    ...[{ _id: 'none' }, { _id: 'late', createdAt: at(3) }, { _id: 'b', createdAt: at(2) }],
    ...[
      { _id: 'a', createdAt: at(2) },
      { _id: 'early', createdAt: at(1) },
    ],
  ];
  const sorted = ['early', 'a', 'b', 'late', 'none'];
  const idsOf = (list: { _id: string }[]) => list.sort(inListOrder(offerKind)).map(({ _id }) => _id);
  expect(idsOf(records)).toEqual(sorted);
  expect(idsOf(JSON.parse(JSON.stringify(records)) as typeof records)).toEqual(sorted);
  expect([{ title: 'b' }, { title: 'a' }].sort(inListOrder(signKind))).toEqual([
    { title: 'a' },
    { title: 'b' },
  ]);
});

it('a kind names fields that it has, and nothing with an end is in the site', () => {
  // @ts-expect-error a list is sorted by a field of its records
  defineKind({ ...offerKind, list: { by: 'position' } });
  // @ts-expect-error pages take what has ended out of lists and parts only
  defineKind({ ...noticeKind, fields: visibility });
});
