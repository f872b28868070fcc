import type { VenueConfig } from '../../domain/src/venue-config.ts';
import { venue as demo } from '../../venue.config.ts';
import { otherVenue } from './other-venue.fixture.ts';
import { problemsOf } from './problems.js';

const region = otherVenue.region;
const fieldsAtFault = (venue: VenueConfig) => problemsOf(venue, [venue.region]).map(({ field }) => field);

it("a real venue's facts are ready to go live", () => {
  expect(problemsOf(otherVenue, [region])).toEqual([]);
});

it('the demo venue is not: its name, phone, town, address and Firebase project are all named', () => {
  expect(fieldsAtFault(demo)).toEqual([
    ...['name', 'phone.dial', 'address.town', 'siteUrl'],
    ...['projectId', 'apiKey', 'appId', 'authDomain', 'storageBucket'].map((name) => `firebase.${name}`),
  ]);
});

it.each([
  'http://lantern.example',
  'https://localhost:5000',
  'https://127.0.0.1',
  'https://[::1]',
  'https://lantern.example/',
  'https://lantern.example/home',
  'lantern.example',
])('%s is no public address', (siteUrl) => {
  expect(fieldsAtFault({ ...otherVenue, siteUrl })).toEqual(['siteUrl']);
});

it.each([
  ['slug', { slug: 'the lantern' }],
  ['timeZone', { timeZone: 'Europe/Lahinch' }],
  ['festival.path', { festival: { path: 'feis', name: 'Feis' } }],
  ['phone.dial', { phone: { dial: '065 555 0142', display: '065 555 0142' } }],
  ['booking.maxPartySize', { booking: { maxPartySize: 0, providerUrl: '' } }],
  ['booking.providerUrl', { booking: { maxPartySize: 8, providerUrl: 'http://tables.example' } }],
])('a wrong %s is named', (field, change) => {
  expect(fieldsAtFault({ ...otherVenue, ...change })).toEqual([field]);
});

it('Hosting has to look for the functions in the region where they run', () => {
  const [problem] = problemsOf(otherVenue, ['us-central1']);
  expect(problem).toMatchObject({ field: 'region', advice: expect.stringContaining('us-central1') });
});
