import { fromLocalInput } from '@venue/domain';
import { act, render, screen } from '@testing-library/react';
import { openingHours } from '../../../demo/content/opening-hours.ts';
import { buildGig, onSite } from '../../test-fixtures/build-site.tsx';
import { OpeningHoursList } from '../../ui/content/opening-hours-list.tsx';
import { NowLine } from './now-line.tsx';

const hours = { _id: 'main', ...openingHours };
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

afterEach(() => vi.useRealTimers());

function open(time: string, records: Parameters<typeof onSite>[1] = {}) {
  const now = fromLocalInput(time);
  vi.useFakeTimers({ now });
  const page = (
    <>
      <NowLine />
      <OpeningHoursList hours={{ ...hours, ...records.openingHours }} />
    </>
  );
  return render(onSite(page, { openingHours: hours, ...records }, { now }));
}

const rows = () => [...document.querySelectorAll('[aria-current="date"]')];
const todays = () => rows().map((row) => row.firstChild?.textContent);
const marked = () => rows().map((row) => row.lastChild?.textContent);

describe('the now line', () => {
  it('says what is open until when, what is closed and who plays', () => {
    const gig = buildGig({ artist: 'The Eleven Steps', datetime: fromLocalInput('2026-11-27T21:00') });
    open('2026-11-27T20:30', { nextGigs: [gig] });
    expect(
      screen.getByText(
        'Open now, bar till 00:30, restaurant till 22:00, bar kitchen till 21:30 · The Eleven Steps at 9',
      ),
    ).toBeVisible();
  });

  it('changes on the minute on a page that stands open, over midnight', async () => {
    open('2026-11-28T00:29:12');
    await pass(47);
    expect(screen.getByText(/^Open now, bar till 00:30/)).toBeVisible();
    await pass(1);
    expect(screen.getByText('Closed now, bar opens at 12:00')).toBeVisible();
  });

  it('is right at once when the computer wakes up or the tab comes back', async () => {
    open('2026-11-27T20:30');
    vi.setSystemTime(fromLocalInput('2026-11-28T09:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^Closed now, bar opens at 12:00/)).toBeVisible();
    vi.setSystemTime(fromLocalInput('2026-11-28T12:00'));
    await pass(15);
    expect(screen.getByText(/^Open now, bar till 00:30/)).toBeVisible();
  });

  it('is missing where nothing is known', () => {
    open('2026-11-27T20:30', { openingHours: { _id: 'main', contents: [] } });
    expect(screen.queryByText(/now/)).toBeNull();
  });
});

describe('the rows of today', () => {
  it('stand out in each area, until the night is over', () => {
    open('2026-11-28T01:00');
    expect(todays()).toEqual(['Friday & Saturday', 'Friday & Saturday', 'Tuesday – Saturday']);
  });

  it('are those of the special days where they replace the week', async () => {
    const special = { from: '2026-11-28', to: '2026-11-28', times: '', reason: '' };
    const specialDays = [
      { ...special, area: '', closed: true },
      { ...special, area: 'Bar', closed: false, times: '12:00 – 18:00' },
      { ...special, area: 'Bar kitchen', closed: false, times: '12:00 – 17:00' },
      { ...special, area: 'Bar kitchen', closed: true },
    ];
    const replaced = { ...hours, specialDays: specialDays.slice(1, 2) };
    const { unmount } = open('2026-11-29T01:00', { openingHours: replaced });
    expect(todays()).toEqual(['Friday & Saturday', 'Tuesday – Saturday', 'Saturday, November 28']);
    unmount();
    open('2026-11-29T04:59:50', { openingHours: { ...hours, specialDays } });
    expect(marked()).toEqual(['Closed', 'Bar: 12:00 – 18:00', 'Bar kitchen: closed']);
    await pass(11);
    expect(todays()).toEqual(['Sunday', 'Sunday', 'Sunday']);
  });

  it('move on at five in the morning', async () => {
    open('2026-11-30T04:59:50');
    expect(todays()).toEqual(['Sunday', 'Sunday', 'Sunday']);
    await pass(11);
    expect(todays()).toEqual(['Monday', 'Monday', 'Monday']);
  });
});
