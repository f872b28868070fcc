import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Gig } from '@venue/domain';
import { buildGig, onSite } from '../../../test-fixtures/build-site.tsx';
import { GigPage } from './gig-page.tsx';

const now = new Date('2026-11-20T18:00:00Z');
const start = new Date('2026-11-27T21:00:00Z');
const gig = (changes: Partial<Gig> = {}) =>
  buildGig({ artist: 'Diesel Curlew', slug: 'diesel-curlew', datetime: start, ...changes });

function open(event: Gig, nextGigs: Gig[] = []) {
  return render(onSite(<GigPage name="gig-diesel-curlew" event={event} />, { nextGigs }, { now }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says everything about a gig', () => {
  open(
    gig({
      desc: 'One. Two. Three. Four. Five.',
      support: 'Jonah Tutty',
      price: '€12',
      doorsAt: new Date('2026-11-27T20:00:00Z'),
      endsAt: new Date('2026-11-27T23:30:00Z'),
      ticketLink: 'https://example.com/t',
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Diesel Curlew' })).toBeInTheDocument();
  for (const text of ['One. Two. Three. Four. Five.', 'with Jonah Tutty', '€12', '8:00 PM', '11:30 PM'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText(/November 27/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Tickets/ })).toHaveAttribute('href', 'https://example.com/t');
  expect(screen.getByRole('link', { name: 'Book supper before it' })).toHaveAttribute(
    'href',
    '/book-a-table?date=2026-11-27',
  );
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/events/gig-Diesel Curlew.ics',
  );
});

it('supper before a gig after midnight is that evening’s, and nobody can book it once the evening is over', () => {
  const late = gig({ datetime: new Date('2026-11-28T00:30:00Z') });
  const supper = () => screen.queryByRole('link', { name: /supper/ });
  vi.useFakeTimers({ now: new Date('2026-11-27T23:59:00Z'), toFake: ['Date'] });
  const { unmount } = open(late);
  expect(supper()).toHaveAttribute('href', '/book-a-table?date=2026-11-27');
  unmount();
  vi.setSystemTime(new Date('2026-11-28T00:10:00Z'));
  open(late);
  expect(supper()).toBeNull();
});

it.each([
  ['cancelled', 'Cancelled'],
  ['postponed', 'Postponed'],
] as const)('a gig that is %s says so with the note, and sells nothing', (status, word) => {
  open(gig({ status, statusNote: 'The van is in the harbour.', ticketLink: 'https://example.com/t' }));
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(screen.getByText('The van is in the harbour.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Tickets|supper/ })).toBeNull();
});

it('a gig that is sold out has no tickets, but supper', () => {
  open(gig({ status: 'soldOut', ticketLink: 'https://example.com/t' }));
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Tickets/ })).toBeNull();
  expect(screen.getByRole('link', { name: /supper/ })).toBeInTheDocument();
});

it('a gig that was moved says from when', () => {
  open(gig({ previousDatetime: new Date('2026-11-20T21:00:00Z') }));
  expect(screen.getByText('Moved from Friday, November 20, 2026')).toBeInTheDocument();
});

it('a gig without a date is to be announced, and cannot be noted down', () => {
  open(gig({ datetime: undefined }));
  expect(screen.getAllByText('Date to be announced')).not.toEqual([]);
  expect(screen.queryByRole('link', { name: /calendar|supper/ })).toBeNull();
});

it('a gig is on now until its end, and was on afterwards', () => {
  const began = new Date(Date.now() - 60 * 60_000);
  const { unmount } = open(gig({ datetime: began }));
  expect(screen.getByText('On now')).toBeInTheDocument();
  expect(screen.queryByText('Was on')).toBeNull();
  unmount();
  open(gig({ datetime: began, endsAt: new Date(Date.now() - 1) }));
  expect(screen.queryByText('On now')).toBeNull();
  expect(screen.getByText('Was on')).toBeInTheDocument();
});

it('a gig that was called off never was on', () => {
  open(gig({ datetime: new Date(Date.now() - 48 * 60 * 60_000), status: 'cancelled' }));
  expect(screen.queryByText('Was on')).toBeNull();
  expect(screen.getByText('When')).toBeInTheDocument();
});

it('says when no other gig is listed', () => {
  open(gig());
  const next = within(screen.getByRole('region', { name: 'Next on our stage' }));
  expect(next.getByText('Nothing else is listed yet.')).toBeInTheDocument();
});

it('names the next gigs, and not itself', () => {
  open(gig(), [
    gig(),
    buildGig({ artist: 'Honest Ballast', slug: 'honest-ballast', datetime: start, status: 'cancelled' }),
  ]);
  const next = within(screen.getByRole('region', { name: 'Next on our stage' }));
  expect(next.getAllByRole('listitem')).toHaveLength(1);
  expect(next.getByRole('link', { name: 'Honest Ballast' })).toHaveAttribute(
    'href',
    '/music-at-fathoms/honest-ballast',
  );
  expect(next.getByText('Cancelled: Friday, November 27, 2026 at 9:00 PM')).toBeInTheDocument();
});

describe('Share', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }));

  it('opens the phone’s own menu', () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    open(gig());
    press();
    expect(share).toHaveBeenCalledWith({ title: 'Diesel Curlew', url: expect.stringMatching(/^http/) });
  });

  it('copies the link where there is no such menu, and says so', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    open(gig());
    press();
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
  });

  it('says what to do when the browser refuses', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    open(gig());
    press();
    expect(await screen.findByText(/Copy the address of this page/)).toBeInTheDocument();
  });
});
