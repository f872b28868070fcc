import type { KindName } from '@venue/domain';
import { recordKinds } from '../../kinds.tsx';
import { kindOf } from '../record-kind.ts';

const describeChange = (kind: KindName, before: object, after: object) =>
  kindOf(recordKinds, kind).describe(before, after);

const strings = (...texts: string[]) => texts.map((contentString) => ({ contentString }));
const dish = (_id: string, name: string, changes: object = {}) => ({
  _id,
  elementType: 'Dish',
  content: strings(name, `${name} and chips`, '€24'),
  ...changes,
});
const [hake, soup, oysters] = [dish('a', 'Roast hake'), dish('b', 'Soup'), dish('c', 'Oysters')];
const category = { _id: 'd', elementType: 'CategoryTitle', content: strings('First') };
const menu = { title: 'Dinner', route: 'dinner', contents: [category, hake, soup], position: 0 };
const priced = (element: typeof hake, price: string) => ({
  ...element,
  content: [...element.content.slice(0, 2), ...strings(price)],
});
const withDishes = (...contents: object[]) => ({ ...menu, contents });

const gig = {
  artist: 'Méabh',
  datetime: new Date('2026-11-20T21:00Z'),
  desc: 'Fiddle',
  img: 'a.jpg',
  price: '€12',
};
const line = (elementType: string, content: string) => ({ elementType, content });
const hours = {
  contents: [
    line('Area', 'Restaurant'),
    line('Days', 'Friday'),
    line('Times', '17:30 – 21:30'),
    line('Days', 'Sunday'),
    line('Times', '13:00 – 19:00'),
  ],
  specialDays: [],
};
const withLine = (index: number, content: string) => ({
  ...hours,
  contents: hours.contents.map((each, at) => (at === index ? { ...each, content } : each)),
});
const stephens = {
  from: '2026-12-26',
  to: '2026-12-26',
  area: '',
  closed: true,
  times: '',
  reason: 'St Stephen’s Day',
};
const until = new Date('2026-11-23T05:00Z');
const notice = { text: 'Kitchen closes at eight', link: '', until };
const panel = {
  _id: 'p',
  panelTitle: 'Oysters',
  panelDesc: 'From the pier',
  panelButtonType: 'Menu',
  panelImg: 'a.jpg',
};
const page = {
  title: 'Wine Dinner',
  introTitle: 'Six glasses',
  route: 'wine',
  introDesc: '',
  topImg: 'a.jpg',
  panels: [panel],
};
const legal = (...texts: string[]) => ({
  contents: texts.map((text) => ({ elementType: 'Paragraph', content: strings(text) })),
});

type Change = [expected: string, before: object, after: object];

const changes: Partial<Record<KindName, Change[]>> = {
  menus: [
    ['Roast hake taken off', menu, withDishes(category, { ...hake, off: { until } }, soup)],
    ['Roast hake taken off', menu, withDishes(category, { ...hake, off: { until: null } }, soup)],
    ['Roast hake back on', withDishes({ ...hake, off: { until } }), withDishes({ ...hake, off: null })],
    ['Oysters added', menu, withDishes(category, hake, oysters, soup)],
    ['Soup removed', menu, withDishes(category, hake)],
    ['Roast hake is now €26', menu, withDishes(category, priced(hake, '€26'), soup)],
    ['Price of Soup removed', menu, withDishes(category, hake, priced(soup, ''))],
    [
      'Roast hake is now called Baked hake',
      menu,
      withDishes(category, { ...hake, content: [...strings('Baked hake'), ...hake.content.slice(1)] }, soup),
    ],
    [
      '3 prices changed',
      withDishes(hake, soup, oysters),
      withDishes(...[hake, soup, oysters].map((each) => priced(each, '€30'))),
    ],
    ['Allergens of Soup changed', menu, withDishes(category, hake, { ...soup, allergens: ['milk'] })],
    ['Diets of Soup changed', menu, withDishes(category, hake, { ...soup, diets: ['vegan'] })],
    ['Soup changed', menu, withDishes(category, hake, { ...soup, elementType: 'WineItem' })],
    [
      'Allergens of Soup confirmed',
      menu,
      withDishes(category, hake, {
        ...soup,
        allergens: ['milk'],
        allergensChecked: { byName: 'Sorcha', at: until },
      }),
    ],
    [
      'Allergen check of Soup undone',
      withDishes({ ...soup, allergens: ['milk'], allergensChecked: { byName: 'Sorcha', at: until } }),
      withDishes({ ...soup, allergens: ['milk'] }),
    ],
    [
      'Soup is now called Bisque',
      withDishes({ ...soup, allergens: ['milk'], allergensChecked: { byName: 'Sorcha', at: until } }),
      withDishes({ ...soup, allergens: ['milk'], content: [...strings('Bisque'), ...soup.content.slice(1)] }),
    ],
    ['Category “First” removed', menu, withDishes(hake, soup)],
    ['Order changed', menu, withDishes(category, soup, hake)],
    ['Order changed', withDishes(hake, soup, oysters), withDishes(oysters, hake, soup)],
    ['Menu title is now “Supper”', menu, { ...menu, title: 'Supper' }],
    ['Moved to another place among the menus', menu, { ...menu, position: 2 }],
    ['Published', { ...menu, isDraft: true }, menu],
    ['Hidden from guests', menu, { ...menu, isDraft: true }],
    ['Shown until Monday, November 23, 2026 at 5:00 AM', menu, { ...menu, showUntil: until }],
    [
      'Roast hake taken off; Soup is now €26',
      menu,
      withDishes(category, { ...hake, off: { until } }, priced(soup, '€26')),
    ],
  ],
  events: [
    ['Cancelled', gig, { ...gig, status: 'cancelled' }],
    [
      'Cancelled; Note for guests is now “Lost her voice”',
      gig,
      { ...gig, status: 'cancelled', statusNote: 'Lost her voice' },
    ],
    ['Back on', { ...gig, status: 'postponed' }, gig],
    [
      'Moved to Monday, November 23, 2026 at 5:00 AM',
      gig,
      { ...gig, datetime: until, previousDatetime: gig.datetime, slug: 'meabh-2026' },
    ],
    ['Date to be announced', gig, { ...gig, datetime: undefined }],
    ['Price is now “€15”', gig, { ...gig, price: '€15' }],
    ['Description changed', gig, { ...gig, desc: 'A whole evening of fiddle, and then some more' }],
    ['Image changed', gig, { ...gig, img: 'b.jpg' }],
  ],
  openingHours: [
    ['Restaurant, Friday is now 17:00 – 22:00', hours, withLine(2, '17:00 – 22:00')],
    ['Restaurant, Saturday added: 17:30 – 21:30; Restaurant, Friday removed', hours, withLine(1, 'Saturday')],
    ['Pier added', hours, { ...hours, contents: [...hours.contents, line('Area', 'Pier')] }],
    [
      'Order of the lines changed',
      hours,
      { ...hours, contents: [hours.contents[0], ...hours.contents.slice(3), ...hours.contents.slice(1, 3)] },
    ],
    ['Saturday, December 26: closed (St Stephen’s Day)', hours, { ...hours, specialDays: [stephens] }],
    ['Saturday, December 26: usual hours again', { ...hours, specialDays: [stephens] }, hours],
    [
      'Sunday, December 27: closed (St Stephen’s Day); Saturday, December 26: usual hours again',
      { ...hours, specialDays: [stephens] },
      { ...hours, specialDays: [{ ...stephens, from: '2026-12-27', to: '2026-12-27' }] },
    ],
  ],
  notice: [
    ['Put up: “Kitchen closes at eight”', {}, notice],
    ['It now says: “Kitchen closes at nine”', notice, { ...notice, text: 'Kitchen closes at nine' }],
    ['Taken down', notice, { text: '' }],
    ['Stays till Monday, November 23, 2026 at 5:00 AM', { ...notice, until: gig.datetime }, notice],
  ],
  closedTonight: [
    [
      'The bar is closed tonight: a burst pipe.',
      {},
      { area: 'Bar', until, notice: 'The bar is closed tonight: a burst pipe.' },
    ],
    ['Open again', { area: 'Bar', until, notice: 'Closed.' }, {}],
  ],
  website: [
    ['Home, Row 2: Title is now “Oysters”', { landingTitle2: 'Mussels' }, { landingTitle2: 'Oysters' }],
    ['Home, Row 2: Picture changed', { landingImg2: 'a.jpg' }, { landingImg2: 'b.jpg' }],
    ['Gallery images: a picture removed', { galleryImgs: ['a.jpg', 'b.jpg'] }, { galleryImgs: ['b.jpg'] }],
    [
      'Gallery images: 3 pictures added',
      { galleryImgs: ['a.jpg'] },
      { galleryImgs: ['b.jpg', 'c.jpg', 'd.jpg', 'a.jpg'] },
    ],
  ],
  routes: [
    ['Route Title is now “Oyster Weekend”', page, { ...page, title: 'Oyster Weekend' }],
    ['Panel “Oysters” removed', page, { ...page, panels: [] }],
    ['Main Image changed', page, { ...page, topImg: 'b.jpg' }],
  ],
  termsAndConditions: [
    ['Paragraph “We sell no tickets.” added', legal('Be kind.'), legal('Be kind.', 'We sell no tickets.')],
  ],
  privacyPolicy: [
    ['Paragraph “Be very kind indeed.” changed', legal('Be very kind.'), legal('Be very kind indeed.')],
    [
      'Paragraph “Welcome.” added; Paragraph “We sell no tickets.” removed',
      legal('Be kind.', 'Be brief.', 'We sell no tickets.'),
      legal('Welcome.', 'Be kind.', 'Be brief.'),
    ],
    [
      'Paragraph “Be very kind.” changed',
      { contents: [{ ...legal('Be kind.').contents[0], _id: 'a' }] },
      { contents: [{ ...legal('Be very kind.').contents[0], _id: 'a' }] },
    ],
  ],
};

const table = Object.entries(changes).flatMap(([kind, list]) =>
  list.map(([expected, before, after]) => ({ kind: kind as KindName, expected, before, after })),
);

it.each(table)('$kind: $expected', ({ kind, expected, before, after }) => {
  expect(describeChange(kind, before, after)).toBe(expected);
});

it('a large change names two things and counts the others', () => {
  const after = { ...gig, status: 'soldOut', price: '€15', desc: 'Fiddle and song', img: 'b.jpg' };
  expect(describeChange('events', gig, after)).toBe('Sold out; Price is now “€15”; 2 more changes');
});

it('nothing is said about entries that got their ids', () => {
  const named = { ...hours, contents: hours.contents.map((each, at) => ({ ...each, _id: `e${at + 1}` })) };
  for (const before of [hours, named])
    for (const after of [hours, named]) expect(describeChange('openingHours', before, after)).toBe('');
});

it('nothing is said about what only the server knows', () => {
  expect(describeChange('events', gig, { ...gig, sequence: 3, updatedAt: until })).toBe('');
});
