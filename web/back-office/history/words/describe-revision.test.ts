import type { KindName, Revision } from '@venue/domain';
import { recordKinds } from '../../kinds.tsx';
import { kindOf, nameRecord } from '../record-kind.ts';
import { describeRevision } from './describe-revision.ts';

type Told = [
  expected: string,
  kind: KindName,
  operation: Revision['operation'],
  before: object | null,
  after: object | null | undefined,
];

const menu = { title: 'Sunday lunch', route: 'sunday', contents: [], position: 0 };
const gig = { artist: 'Méabh', datetime: new Date('2026-11-20T21:00Z'), desc: 'Fiddle', img: 'a.jpg' };
const page = { title: 'Oyster Weekend', introTitle: 'Six', route: 'oysters', topImg: 'a.jpg', panels: [] };
const notice = { text: 'Kitchen closes at eight', until: new Date('2026-11-23T05:00Z') };
const hours = { contents: [{ elementType: 'Area', content: 'Restaurant' }] };
const legal = { contents: [] };

const told: Told[] = [
  ['New menu “Sunday lunch”', 'menus', 'create', null, menu],
  ['New menu “Sunday lunch”, a draft', 'menus', 'create', null, { ...menu, isDraft: true }],
  ['New gig “Méabh, Friday, November 20, 2026”', 'events', 'create', null, gig],
  ['New gig “Méabh”', 'events', 'create', null, { ...gig, datetime: undefined }],
  ['New route “Oyster Weekend”', 'routes', 'create', null, page],
  ['Put up: “Kitchen closes at eight”', 'notice', 'create', null, notice],
  [
    'The bar is closed tonight.',
    'closedTonight',
    'create',
    null,
    { area: 'Bar', until: notice.until, notice: 'The bar is closed tonight.' },
  ],
  ['Opening hours filled in for the first time', 'openingHours', 'create', null, hours],
  ['Website filled in for the first time', 'website', 'create', null, {}],
  ['Terms and conditions filled in for the first time', 'termsAndConditions', 'create', null, legal],
  ['Privacy policy filled in for the first time', 'privacyPolicy', 'create', null, legal],

  ['Menu “Sunday lunch” deleted', 'menus', 'delete', menu, null],
  ['Gig “Méabh, Friday, November 20, 2026” deleted', 'events', 'delete', gig, null],
  ['Route “Oyster Weekend” deleted', 'routes', 'delete', page, null],

  ['Menu “Sunday lunch” is back', 'menus', 'restore', null, menu],
  ['Gig “Méabh, Friday, November 20, 2026” is back', 'events', 'restore', null, gig],
  ['Route “Oyster Weekend” is back', 'routes', 'restore', null, page],
  [
    'Menu “Sunday lunch” restored: Menu title is now “Sunday lunch”',
    'menus',
    'restore',
    { ...menu, title: 'Lunch' },
    menu,
  ],
  ['Menu “Sunday lunch” restored', 'menus', 'restore', menu, undefined],
  ['Notice restored: Taken down', 'notice', 'restore', notice, { text: '' }],

  ['Menu title is now “Lunch”', 'menus', 'update', menu, { ...menu, title: 'Lunch' }],
  [
    'Menu “Sunday lunch” saved again; nothing in it changed',
    'menus',
    'update',
    menu,
    { ...menu, updatedAt: new Date() },
  ],
  ['', 'menus', 'update', menu, undefined],
  ['Menu “Sunday lunch” saved; what it changed can’t be read', 'menus', 'update', menu, null],
  ['Menu “Sunday lunch” restored; it was like this already', 'menus', 'restore', menu, menu],
  ['Notice saved for the first time', 'notice', 'create', null, { text: '' }],
  ['Closed tonight saved for the first time', 'closedTonight', 'create', null, { area: '' }],
];

it.each(told)('%s (%s, %s)', (expected, collection, operation, before, after) => {
  const kind = kindOf(recordKinds, `${collection}/1`);
  // As the list names it: by what it was, or what it has become.
  const name = nameRecord(kind, operation === 'restore' && after ? after : (before ?? after));
  expect(describeRevision({ revision: { operation, before }, kind, name, after }).words).toBe(expected);
});

it('a menu that kept its place in a new order says so, and that it was saved, not changed', () => {
  const kind = kindOf(recordKinds, 'menus/1');
  const revision = { operation: 'update', before: menu } as const;
  const told = describeRevision({ revision, kind, name: 'Menu “Dinner”', after: menu, isSorting: true });
  expect(told).toEqual({
    ...{ words: 'Menu “Dinner” kept its place when the order was changed', isNamed: true, verb: 'saved' },
  });
});
