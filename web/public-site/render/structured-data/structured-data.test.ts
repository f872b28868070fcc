import type { Restaurant } from 'schema-dts';
import {
  readPart,
  readSite,
  showPrice,
  upcomingGigs,
  type OpeningHoursElement,
  type PartJson,
  type SpecialDay,
} from '@venue/domain';
import { buildDemoSite, smallBuild } from '../../../test-fixtures/build-rendering.ts';
import { resolvePage } from '../../resolve-page.ts';
import { houseData } from './venue-data.ts';
import { renderPage } from '../render-page.tsx';

const now = new Date('2026-06-20T12:00:00Z');
const { site: json, parts } = buildDemoSite(now);
const site = readSite(json);
const gigs = readPart('gigs', parts.gigs as PartJson<'gigs'>);

/** Renders the page at an address and finds its structured data by type. */
async function graphOf(pathname: string, search = '') {
  const name = resolvePage(pathname, search).partOf(json);
  const part = name && parts[name];
  const { html } = await renderPage({ pathname, search, site: json, part, now, build: smallBuild });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent);
  const find = (type: string) =>
    data['@graph'].filter((node: { '@type': string | string[] }) => [node['@type']].flat().includes(type));
  return { page, find };
}

/** An area of the opening hours. */
const lines = (area: string, days: string, times: string): OpeningHoursElement[] => [
  { elementType: 'Area', content: area },
  { elementType: 'Days', content: days },
  { elementType: 'Times', content: times },
];

/** The entries of the house and its areas. */
function entriesOf(contents: OpeningHoursElement[], specialDays: SpecialDay[] = []) {
  const openingHours = { ...site.openingHours, contents, specialDays };
  return houseData({ ...site, openingHours }, now) as unknown as Record<string, unknown>[];
}

describe('structured data', () => {
  it('has the venue’s address, phone and hours, as in the footer', async () => {
    const { find } = await graphOf('/');
    const [house] = find('Restaurant');
    expect(house).toMatchObject({ name: 'Fathoms', telephone: site.website.contactNumber });
    expect(house.address).toMatchObject({ addressLocality: 'Kilvara', addressCountry: 'IE' });
    expect(house.address.postalCode).toBe(site.website.eircode);
    expect(house.openingHoursSpecification.length).toBeGreaterThan(3);
    expect(house.openingHoursSpecification[0]).toMatchObject({ opens: expect.stringMatching(/^\d\d:\d\d$/) });
    expect(find('BreadcrumbList')).toEqual([]);
  });

  it('has the hours of restaurant, bar and kitchen apart', async () => {
    const { find } = await graphOf('/');
    const [house, restaurant] = find('Restaurant');
    const [, bar] = find('BarOrPub');
    const [kitchen] = find('FoodEstablishment');
    const days = (entry: { openingHoursSpecification: { dayOfWeek: string }[] }) =>
      entry.openingHoursSpecification.map(({ dayOfWeek }) => dayOfWeek);
    expect(restaurant.name).toBe('Fathoms: Restaurant');
    expect([days(restaurant), days(kitchen)].every((each) => !each.includes('Monday'))).toBe(true);
    const monday = { dayOfWeek: 'Monday', opens: '16:00', closes: '23:30' };
    expect(bar.openingHoursSpecification).toContainEqual(expect.objectContaining(monday));
    // The house is open when one of them is.
    expect(house.openingHoursSpecification).toContainEqual(expect.objectContaining(monday));
    expect(house.department.map((entry: { '@id': string }) => entry['@id'])).toEqual(
      [restaurant, bar, kitchen].map((entry) => entry['@id']),
    );
  });

  it('has the coming special days, closed or with their hours', () => {
    const openingHours = {
      ...site.openingHours,
      specialDays: [
        { from: '2026-06-25', to: '2026-06-26', area: '', closed: true, times: '', reason: 'Wedding' },
        {
          from: '2026-06-26',
          to: '2026-06-26',
          area: 'Bar',
          closed: false,
          times: '18:00 – 00:30',
          reason: '',
        },
        { from: '2026-06-01', to: '2026-06-02', area: '', closed: true, times: '', reason: 'Over' },
      ],
    };
    const specials = (houseData({ ...site, openingHours }, now) as Restaurant[]).map(
      (entry) => (entry as unknown as Record<string, object[]>)['specialOpeningHoursSpecification'],
    );
    const day = (validFrom: string, validThrough: string, opens = '00:00', closes = '00:00') => ({
      ...{ '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes },
    });
    const barOpens = [day('2026-06-25', '2026-06-25'), day('2026-06-26', '2026-06-26', '18:00', '00:30')];
    const shut = [day('2026-06-25', '2026-06-26')];
    expect(specials).toEqual([barOpens, shut, barOpens, shut]);
  });

  describe('of hours that cannot all be read', () => {
    const restaurant = [
      ...lines('Restaurant', 'Tuesday – Sunday', '12:00 – 21:00'),
      ...lines('Restaurant', 'Monday', 'when the chef is in'),
    ];
    const weekOf = ({ openingHoursSpecification }: Record<string, unknown>) => openingHoursSpecification;

    it('says of the house what can be read, and nothing of the area', () => {
      const [house, area] = entriesOf([...restaurant, ...lines('Bar', 'Monday & Tuesday', '16:00 – 23:30')]);
      const day = (dayOfWeek: string, opens = '12:00', closes = '21:00') => ({
        ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
      });
      expect(weekOf(house!)).toEqual([
        ...[day('Sunday'), day('Monday', '16:00', '23:30'), day('Tuesday', '12:00', '23:30')],
        ...[day('Wednesday'), day('Thursday'), day('Friday'), day('Saturday')],
      ]);
      expect(weekOf(area!)).toBeUndefined();
    });

    it('says nothing of the house if nobody can tell whether it is closed on some day', () => {
      const [house, , bar] = entriesOf([...restaurant, ...lines('Bar', 'Tuesday – Sunday', '16:00 – 23:30')]);
      expect(weekOf(house!)).toBeUndefined();
      expect(weekOf(bar!)).toHaveLength(6);
    });
  });

  it('says that what is open around the clock is not closed', () => {
    const specialDay = { from: '2026-06-25', to: '2026-06-25', area: '', closed: false, reason: '' };
    const [house] = entriesOf(lines('Bar', 'Every day', '00:00 – 24:00'), [
      { ...specialDay, times: '12:00 – 12:00' },
    ]);
    const allDay = expect.objectContaining({ opens: '00:00', closes: '23:59' });
    expect(house!['openingHoursSpecification']).toEqual(Array.from({ length: 7 }, () => allDay));
    expect(house!['specialOpeningHoursSpecification']).toMatchObject([{ opens: '12:00', closes: '11:59' }]);
  });

  it('has every dish of the menu shown, with the prices on the page', async () => {
    const { page, find } = await graphOf('/menus', '?lunch');
    const [menu] = find('Menu');
    expect(menu.name).toBe('Set lunch');
    const card = page.querySelector('[role="tabpanel"]')!.textContent;
    for (const section of menu.hasMenuSection) {
      if (section.name) expect(card).toContain(section.name);
      for (const dish of section.hasMenuItem) {
        expect(card).toContain(dish.name);
        for (const { price } of dish.offers ?? []) expect(card).toContain(showPrice(String(price)));
      }
    }
  });

  it('has every gig listed, in the venue’s time zone', async () => {
    const { page, find } = await graphOf('/music-at-fathoms');
    const listed = find('MusicEvent');
    const upcoming = upcomingGigs(gigs.upcoming, now);
    expect(listed).toHaveLength(upcoming.length);
    expect(listed[0]).toMatchObject({
      name: upcoming[0]!.artist,
      performer: { '@type': 'MusicGroup', name: upcoming[0]!.artist },
      startDate: expect.stringMatching(/^2026-06-\d\dT\d\d:\d\d:00\+01:00$/),
    });
    expect(Date.parse(listed[0].startDate)).toBe(upcoming[0]!.datetime!.getTime());
    for (const gig of listed) expect(page.querySelector('main')!.textContent).toContain(gig.name);
  });

  it('says on the booking page where tables are booked, and for a link with a day the same', async () => {
    for (const search of ['', '?date=2026-06-27&party=4']) {
      const { page, find } = await graphOf('/book-a-table', search);
      const [house] = find('Restaurant');
      expect(house.acceptsReservations).toMatch(/\/book-a-table$/);
      expect(house.potentialAction).toMatchObject({
        '@type': 'ReserveAction',
        target: { urlTemplate: house.acceptsReservations },
      });
      expect(page.querySelector('meta[name="robots"]') !== null).toBe(search !== '');
    }
  });

  it('has breadcrumbs', async () => {
    const { find } = await graphOf('/contact');
    expect(find('BreadcrumbList')[0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Fathoms',
      'Contact',
    ]);
  });
});
