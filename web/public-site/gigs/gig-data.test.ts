import { emptyWebsite, type Gig } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { buildGig } from '../../test-fixtures/build-site.tsx';
import { gigListData, gigPageData } from './gig-data.ts';

const datetime = new Date('2026-11-20T21:00Z');
const graph = (changes: Partial<Gig> = {}) =>
  gigPageData(buildGig({ artist: 'The Eleven Steps', datetime, ...changes }), {
    website: emptyWebsite,
  }) as unknown as Record<string, unknown>[];
const data = (changes: Partial<Gig> = {}) => graph(changes)[1]!;
const page = `${venue.siteUrl}${'/music-at-fathoms/the-eleven-steps'}`;

test('a gig has its start, doors, end and page', () => {
  const times = { doorsAt: new Date('2026-11-20T20:00Z'), endsAt: new Date('2026-11-20T23:30Z') };
  expect(data({ ...times, slug: 'the-eleven-steps' })).toMatchObject({
    '@type': 'MusicEvent',
    url: page,
    startDate: '2026-11-20T21:00:00+00:00',
    doorTime: '2026-11-20T20:00:00+00:00',
    endDate: '2026-11-20T23:30:00+00:00',
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

test('it takes place at the house, whose address is there once', () => {
  const [house, gig] = graph();
  expect(house).toMatchObject({ name: venue.name, address: { streetAddress: venue.address.street } });
  expect(gig!['location']).toEqual({ '@id': house!['@id'] });
});

test.each([
  ['cancelled', 'EventCancelled'],
  ['postponed', 'EventPostponed'],
  ['soldOut', 'EventScheduled'],
] as const)('a gig that is %s says so', (status, word) => {
  expect(data({ status })['eventStatus']).toBe(`https://schema.org/${word}`);
});

test('a gig that was moved says from when', () => {
  expect(data({ previousDatetime: new Date('2026-11-13T21:00Z') })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-13T21:00:00+00:00',
  });
});

test('the support plays too', () => {
  expect(data({ support: 'Jonah Tutty' })['performer']).toEqual([
    { '@type': 'MusicGroup', name: 'The Eleven Steps' },
    { '@type': 'MusicGroup', name: 'Jonah Tutty' },
  ]);
});

test.each([
  [{ price: 'Free' }, { price: 0, priceCurrency: 'EUR' }],
  [{ price: '€15' }, { price: 15, priceCurrency: 'EUR' }],
  [{ price: '€1,200' }, { price: 1200, priceCurrency: 'EUR' }],
  [{ price: '12,50 €' }, { price: 12.5, priceCurrency: 'EUR' }],
  [{ price: '£12.50 at the door' }, { price: 12.5, priceCurrency: 'GBP' }],
  [{ ticketLink: 'https://example.com/t', price: '€12 / €10' }, { url: 'https://example.com/t' }],
  [{ price: '€15', status: 'soldOut' as const }, { availability: 'https://schema.org/SoldOut' }],
  [
    { price: '€15', slug: 'the-eleven-steps' },
    { url: page, availability: 'https://schema.org/InStock' },
  ],
])('%j is offered as %j', (changes, offer) => {
  expect(data(changes)['offers']).toMatchObject({ '@type': 'Offer', ...offer });
});

test('where nothing is known about tickets, nothing is said', () => {
  expect(data()).not.toHaveProperty('offers');
  expect(data({ price: ' ' })).not.toHaveProperty('offers');
});

test('a price that is not one number is offered without it', () => {
  const offer = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
  expect(data({ price: '€12 / €10', slug: 'the-eleven-steps' })['offers']).toEqual({ ...offer, url: page });
  expect(data({ price: 'Pay what you like' })['offers']).toEqual(offer);
});

test('a gig that is free says so', () => {
  expect(data({ price: 'Free' })).toMatchObject({ isAccessibleForFree: true });
});

test('a gig without a date has none', () => {
  const undated = data({ datetime: undefined, doorsAt: datetime });
  expect(Object.keys(undated).filter((name) => /Date|Time/.test(name))).toEqual([]);
});

test('in a list it has what every event needs, and its page has the rest', () => {
  const gig = buildGig({
    ...{ artist: 'Honest Ballast', support: 'Jonah Tutty', datetime, slug: 'honest-ballast' },
    ...{ status: 'cancelled', desc: 'Six-piece soul.', price: '€15', artistLink: 'https://example.com/hb' },
  });
  const [house, listed] = gigListData([gig], { website: emptyWebsite });
  expect(house).toHaveProperty('address');
  expect(listed).toEqual({
    '@type': 'MusicEvent',
    name: 'Honest Ballast',
    url: `${venue.siteUrl}/music-at-fathoms/honest-ballast`,
    startDate: '2026-11-20T21:00:00+00:00',
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@id': `${venue.siteUrl}/#house` },
    performer: [
      { '@type': 'MusicGroup', name: 'Honest Ballast' },
      { '@type': 'MusicGroup', name: 'Jonah Tutty' },
    ],
  });
  const [, all] = gigPageData(gig, { website: emptyWebsite });
  expect(all).toMatchObject({
    description: 'Six-piece soul.',
    offers: { price: 15 },
    performer: [{ sameAs: 'https://example.com/hb' }, { name: 'Jonah Tutty' }],
  });
});

test('a list without gigs says nothing', () => {
  expect(gigListData([], { website: emptyWebsite })).toEqual([]);
});
