import { gig } from '../gig/gig.ts';
import { emptyMenu } from '../menu/menu.ts';
import { emptyOpeningHours } from '../opening-hours/opening-hours.ts';
import { readRecord } from '../record/read.ts';
import { toJson } from './json.ts';
import { monthPart } from './part-names.ts';
import { readPart, type PartJson } from './parts.ts';
import { emptySite, readSite, type SiteJson } from './site.ts';

const event = readRecord(gig, 'e', { artist: 'A', datetime: new Date('2026-12-01T20:30Z') });
const published = { version: 'v', files: [], media: {} };

test('a site survives a round trip through JSON, dates included', () => {
  const site = {
    ...emptySite,
    version: 'a7',
    publishedAt: new Date('2026-11-20T10:00Z'),
    nextGigs: [event],
    openingHours: { ...emptyOpeningHours, updatedAt: new Date('2026-11-19T10:00Z') },
    menus: [{ _id: 'm', title: 'M', route: 'm', position: 0, wines: 2, updatedAt: new Date(0) }],
    parts: { 'menu-m': 'b8' } as const,
  };
  expect(readSite(toJson(site))).toEqual(site);
});

test('a part survives a round trip through JSON, dates included', () => {
  const gigs = { ...published, upcoming: [event], past: [] };
  expect(readPart('gigs', toJson(gigs))).toEqual(gigs);
  const month = { ...published, gigs: [event] };
  expect(readPart('gigs-2026-12', toJson(month))).toEqual(month);
  const menu = { ...published, menu: { ...emptyMenu, _id: 'm', updatedAt: new Date(1) } };
  expect(readPart('menu-m', toJson(menu))).toEqual(menu);
});

test('fields missing in an older copy are empty', () => {
  expect(readSite({} as SiteJson)).toEqual(emptySite);
  const { legalText } = readPart('privacyPolicy', {} as PartJson<'privacyPolicy'>);
  expect(legalText.contents).toEqual([]);
});

test('an event without a readable date is left out', () => {
  const json = {
    ...published,
    gigs: [{ _id: 'e', datetime: 'soon' }],
  } as unknown as PartJson<'gigs-2026-12'>;
  expect(readPart('gigs-2026-12', json).gigs).toEqual([]);
});

test('a gig belongs to the month on the venue’s calendar', () => {
  // Half past midnight of 1 July in Dublin, and 30 June in UTC.
  expect(monthPart(new Date('2026-06-30T23:30Z'))).toBe('gigs-2026-07');
});
