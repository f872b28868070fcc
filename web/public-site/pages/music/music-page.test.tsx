import { fireEvent, render, screen, within } from '@testing-library/react';
import { monthPart, type Gig } from '@venue/domain';
import { buildGig, onSite, type Records } from '../../../test-fixtures/build-site.tsx';
import { MusicPage } from './music-page.tsx';

const hour = 60 * 60 * 1_000;
const now = new Date('2026-07-10T17:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const artists = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

function byMonth(gigs: Gig[]): Records['months'] {
  const names = new Set(gigs.map(({ datetime }) => monthPart(datetime!)));
  return Object.fromEntries(
    [...names].map((name) => [name, gigs.filter(({ datetime }) => monthPart(datetime!) === name)]),
  );
}

describe('the music page', () => {
  it('puts tonight’s gig on top and the others below it, soonest first', () => {
    const events = [
      buildGig({ artist: 'Later', datetime: inHours(96) }),
      buildGig({ artist: 'Tonight’s', datetime: inHours(3) }),
      buildGig({ artist: 'Sooner', datetime: inHours(30) }),
    ];
    render(onSite(<MusicPage />, { events }, { now }));
    expect(screen.getByRole('heading', { name: 'Tonight’s', level: 2 })).toBeInTheDocument();
    expect(screen.getByText('Tonight')).toBeInTheDocument();
    expect(artists(screen.getByRole('list', { name: 'Upcoming events' }))).toEqual(['Sooner', 'Later']);
    expect(screen.getByText('Friday, July 10, 2026 at 9:00 PM')).toBeInTheDocument();
  });

  it('says till when a gig is likely to last, where that is known', () => {
    const events = [buildGig({ artist: 'A', datetime: inHours(3), endsAt: inHours(5.5) })];
    render(onSite(<MusicPage />, { events }, { now }));
    expect(screen.getByText('Friday, July 10, 2026 at 9:00 PM, till about 11:30 PM')).toBeInTheDocument();
  });

  it('keeps a gig that has begun on the bill for four hours, then files it in the archive', () => {
    const events = [
      buildGig({ artist: 'Playing', datetime: inHours(-3.9) }),
      buildGig({ artist: 'Played', datetime: inHours(-4) }),
    ];
    render(onSite(<MusicPage />, { events }, { now }));
    expect(screen.getByText(/On now/)).toBeInTheDocument();
    expect(artists(screen.getByRole('region', { name: 'Past events' }))).toEqual(['Played']);
  });

  it('dates past gigs in full, with the time, like those to come', () => {
    render(onSite(<MusicPage />, { events: [buildGig({ datetime: inHours(-44.5) })] }, { now }));
    const archive = screen.getByRole('region', { name: 'Past events' });
    expect(within(archive).getByRole('time')).toHaveTextContent('Wednesday, July 8, 2026 at 9:30 PM');
  });

  it('cuts a description to four sentences and says when there is none', () => {
    const events = [
      buildGig({ artist: 'A', desc: 'One. Two. Three. Four. Five.', datetime: inHours(3) }),
      buildGig({ artist: 'B', desc: '', datetime: inHours(30) }),
    ];
    render(onSite(<MusicPage />, { events }, { now }));
    expect(screen.getByText('One. Two. Three. Four....')).toBeInTheDocument();
    expect(screen.getByText('Description not available')).toBeInTheDocument();
  });

  it('links to the artist only by a web address', () => {
    const events = [
      buildGig({ artist: 'A', artistLink: 'javascript:alert(1)', datetime: inHours(3) }),
      buildGig({ artist: 'B', artistLink: 'https://example.com/b', datetime: inHours(30) }),
    ];
    render(onSite(<MusicPage />, { events }, { now }));
    expect(screen.getAllByRole('link', { name: /Artist page/ })).toHaveLength(1);
  });

  it('offers every gig that is still to come for a calendar, the archive none', () => {
    const events = [
      buildGig({ artist: 'A', datetime: inHours(3) }),
      buildGig({ artist: 'B', datetime: inHours(30) }),
      buildGig({ artist: 'Gone', datetime: inHours(-30) }),
    ];
    render(onSite(<MusicPage />, { events }, { now }));
    const links = screen.getAllByRole('link', { name: /^Add to calendar/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/events/gig-A.ics',
      '/events/gig-B.ics',
    ]);
  });

  it('names the date of a gig that is days ahead once', () => {
    render(onSite(<MusicPage />, { events: [buildGig({ artist: 'A', datetime: inHours(75) })] }, { now }));
    expect(screen.getAllByText(/Monday|July 13/)).toHaveLength(1);
    expect(screen.getByText('Monday, July 13, 2026 at 9:00 PM')).toBeInTheDocument();
  });

  it('leads from a cut text to the gig’s page, by a name that no other link has', () => {
    const desc = 'One. Two. Three. Four. Five.';
    const events = [3, 27].map((hours) =>
      buildGig({ _id: `s${hours}`, artist: 'A', slug: `a-${hours}`, desc, datetime: inHours(hours) }),
    );
    render(onSite(<MusicPage />, { events }, { now }));
    const links = screen.getAllByRole('link', { name: /^Read on about A, / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/music-at-fathoms/a-3',
      '/music-at-fathoms/a-27',
    ]);
    expect(new Set(links.map((link) => link.textContent)).size).toBe(2);
  });

  it('keeps what was cancelled on the bill with the word, and out of the archive', () => {
    const status = 'cancelled' as const;
    const events = [
      buildGig({ artist: 'Tonight’s', datetime: inHours(-3), status, statusNote: 'No van.' }),
      buildGig({ artist: 'Last week’s', datetime: inHours(-170), status }),
      buildGig({ artist: 'Played', datetime: inHours(-171) }),
    ];
    render(onSite(<MusicPage />, { events }, { now }));
    expect(screen.getByRole('heading', { name: 'Tonight’s', level: 2 })).toBeInTheDocument();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByText('No van.')).toBeInTheDocument();
    expect(screen.queryByText(/On now/)).toBeNull();
    expect(artists(screen.getByRole('region', { name: 'Past events' }))).toEqual(['Played']);
  });

  it('lists gigs without a date after all others, also after those of later months', () => {
    const inWeeks = (weeks: number) => buildGig({ artist: `W${weeks}`, datetime: inHours(weeks * 7 * 24) });
    const gigs = Array.from({ length: 42 }, (_, place) => inWeeks(place + 1));
    const undated = buildGig({ artist: 'Some day', datetime: undefined });
    render(
      onSite(<MusicPage />, { events: [...gigs.slice(0, 40), undated], months: byMonth(gigs) }, { now }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'More gigs' }));
    const list = artists(screen.getByRole('list', { name: 'Upcoming events' }));
    expect(list.slice(-3)).toEqual(['W41', 'W42', 'Some day']);
    expect(screen.getByText('Date to be announced')).toBeInTheDocument();
  });

  it('says so when nothing is on', () => {
    render(onSite(<MusicPage />, { events: [] }, { now }));
    expect(screen.getByText('No events currently scheduled, please check back later.')).toBeInTheDocument();
  });

  it('lists the next forty gigs; "More gigs" adds the others by the month, each once', () => {
    const inWeeks = (weeks: number) => buildGig({ artist: `W${weeks}`, datetime: inHours(weeks * 7 * 24) });
    const gigs = Array.from({ length: 60 }, (_, place) => inWeeks(place + 1));
    const months = byMonth(gigs);
    render(onSite(<MusicPage />, { events: gigs.slice(0, 40), months }, { now }));
    const list = screen.getByRole('list', { name: 'Upcoming events' });
    const weeks = (count: number) => Array.from({ length: count }, (_, place) => `W${place + 2}`);
    expect(artists(list)).toEqual(weeks(39));
    // Week 40 is the 16th of April; two gigs of that month are still to come, and May has four.
    fireEvent.click(screen.getByRole('button', { name: 'More gigs' }));
    expect(artists(list)).toEqual(weeks(45));
    while (screen.queryByRole('button', { name: 'More gigs' }))
      fireEvent.click(screen.getByRole('button', { name: 'More gigs' }));
    expect(artists(list)).toEqual(weeks(59));
  });

  it('has the archive go back by the month, latest first, each gig once', () => {
    const weeksAgo = (weeks: number) => buildGig({ artist: `W${weeks}`, datetime: inHours(weeks * -7 * 24) });
    const gigs = Array.from({ length: 20 }, (_, place) => weeksAgo(place + 1));
    const months = byMonth([...gigs].reverse());
    render(onSite(<MusicPage />, { events: gigs.slice(0, 12), months }, { now }));
    const archive = screen.getByRole('region', { name: 'Past events' });
    expect(artists(archive)).toEqual(gigs.slice(0, 12).map(({ artist }) => artist));
    while (screen.queryByRole('button', { name: 'Earlier gigs' }))
      fireEvent.click(screen.getByRole('button', { name: 'Earlier gigs' }));
    expect(artists(archive)).toEqual(gigs.map(({ artist }) => artist));
  });

  it('offers no more gigs where the list is whole', () => {
    const events = [buildGig({ datetime: inHours(3) }), buildGig({ datetime: inHours(-30), _id: 'b' })];
    const months = { 'gigs-2026-07': events, 'gigs-2026-09': [] };
    render(onSite(<MusicPage />, { events, months }, { now }));
    expect(screen.queryByRole('button', { name: /gigs$/ })).toBeNull();
  });
});
