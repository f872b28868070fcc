import { closedTonight, fromLocalInput, readRecord, type ClosedTonight as Closure } from '@venue/domain';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openingHours } from '../../../../demo/content/opening-hours.ts';
import { buildGig } from '../../../test-fixtures/build-site.tsx';
import { NowProvider } from '../../../ui/now.tsx';
import { ApiError } from '../../api/api-error.ts';
import { ClosedTonight } from './closed-tonight.tsx';

// A Friday: restaurant till 22:00, bar till 00:30, its kitchen till 21:30.
const now = fromLocalInput('2026-11-27T18:10');
const tonight = fromLocalInput('2026-11-28T05:00');
const user = userEvent.setup();

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function open(stored: Partial<Closure> = {}) {
  const now = new Date();
  const close = vi.fn(async (_: object) => ({}));
  const reopen = vi.fn(async () => 'Open again. Everything is back as it was.');
  const { unmount } = render(
    <NowProvider first={now}>
      <ClosedTonight
        uid="donal"
        closure={{ ...readRecord(closedTonight, 'main', {}), ...stored }}
        hours={{ _id: 'main', ...openingHours }}
        gigs={[buildGig({ artist: 'The Eleven Steps', datetime: fromLocalInput('2026-11-27T21:00') })]}
        onDays={(from, to) => `Booked from ${from} to ${to}`}
        close={close}
        open={reopen}
      />
    </NowProvider>,
  );
  return { close, reopen, unmount };
}

const tap = (name: string) => user.click(screen.getByRole('button', { name }));
const untouched = { area: '', reason: '', from: '', until: '', eventStatus: '' };

describe('close tonight', () => {
  it('closes the house in two taps', async () => {
    const { close } = open();
    await tap('Closed tonight');
    await tap('Close the house tonight');
    expect(close).toHaveBeenCalledExactlyOnceWith(untouched);
  });

  it('closes the kitchen early in three taps', async () => {
    const { close } = open();
    await tap('Bar kitchen closes early');
    await tap('at 20:00');
    expect(screen.getByText('Bar kitchen closes at 20:00 tonight.')).toBeVisible();
    await tap('Close Bar kitchen early');
    expect(close).toHaveBeenCalledExactlyOnceWith({
      ...untouched,
      ...{ area: 'Bar kitchen', from: '2026-11-27T20:00' },
    });
  });

  it('closes no area before somebody has chosen when', async () => {
    const { close } = open();
    await tap('Bar kitchen closes early');
    const times = within(screen.getByRole('group', { name: 'Bar kitchen closes' }));
    for (const choice of times.getAllByRole('button'))
      expect(choice).toHaveAttribute('aria-pressed', 'false');
    await tap('Close Bar kitchen early');
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose when it closes.');
    await tap('Now');
    await tap('Close Bar kitchen early');
    expect(close).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ area: 'Bar kitchen' }));
  });

  it('offers the half hours until the area closes anyway', async () => {
    open();
    await tap('Bar kitchen closes early');
    const times = within(screen.getByRole('group', { name: 'Bar kitchen closes' }));
    expect(times.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Now',
      ...['18:30', '19:00', '19:30', '20:00', '20:30', '21:00'].map((time) => `at ${time}`),
    ]);
  });

  it('offers the times of a kitchen that is not open yet, too', async () => {
    vi.setSystemTime(fromLocalInput('2026-11-27T10:00'));
    const { close } = open();
    await tap('Bar kitchen closes early');
    await tap('at 20:00');
    await tap('Close Bar kitchen early');
    expect(close).toHaveBeenCalledWith({ ...untouched, area: 'Bar kitchen', from: '2026-11-27T20:00' });
  });

  it('takes a reason, another end and what becomes of the gig, and shows what guests will read', async () => {
    const { close } = open();
    await tap('Closed tonight');
    await user.type(screen.getByLabelText('Reason'), 'a burst pipe');
    await tap('Cancelled');
    expect(screen.getByText('Closed tonight: a burst pipe.')).toBeVisible();
    await tap('Close the house tonight');
    expect(close).toHaveBeenCalledWith({ ...untouched, reason: 'a burst pipe', eventStatus: 'cancelled' });
  });

  it('says what is booked on the nights that the house or the restaurant closes', async () => {
    open();
    await tap('Closed tonight');
    expect(screen.getByText(/Booked from 2026-11-27 to 2026-11-27/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-30T05:00' } });
    expect(screen.getByText(/Booked from 2026-11-27 to 2026-11-29/)).toBeVisible();
    await tap('Cancel');
    await tap('Bar closes early');
    expect(screen.queryByText(/Booked from/)).toBeNull();
  });

  it('opens again with one tap, and says what came of it', async () => {
    const { reopen } = open({ notice: 'Closed tonight: a burst pipe.', until: tonight });
    expect(screen.queryByRole('button', { name: 'Closed tonight' })).toBeNull();
    await tap('Open again');
    expect(reopen).toHaveBeenCalledOnce();
    expect(screen.getByText('Open again. Everything is back as it was.')).toBeVisible();
  });

  it('is over by itself', () => {
    open({ notice: 'Closed tonight.', until: now });
    expect(screen.getByRole('button', { name: 'Closed tonight' })).toBeVisible();
  });

  it('that failed keeps what was typed', async () => {
    const { close } = open();
    close.mockRejectedValue(new ApiError('offline', 'You’re offline.'));
    await tap('Closed tonight');
    await user.type(screen.getByLabelText('Reason'), 'a burst pipe');
    await tap('Close the house tonight');
    expect(screen.getByRole('alert')).toHaveTextContent(/You’re offline\..*Nothing was changed\./);
    expect(screen.getByLabelText('Reason')).toHaveValue('a burst pipe');
  });

  it('waits with what was typed till the person is back', async () => {
    const { unmount } = open();
    await tap('Bar kitchen closes early');
    await tap('at 20:00');
    await user.type(screen.getByLabelText('Reason'), 'a burst pipe');
    unmount();
    const { close } = open();
    await tap('Close Bar kitchen early');
    expect(close).toHaveBeenCalledExactlyOnceWith({
      ...untouched,
      ...{ area: 'Bar kitchen', from: '2026-11-27T20:00', reason: 'a burst pipe' },
    });
    expect(screen.getByRole('button', { name: 'Closed tonight' })).toBeVisible();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('takes only the reason to another night', async () => {
    const { unmount } = open();
    await tap('Closed tonight');
    await user.type(screen.getByLabelText('Reason'), 'a burst pipe');
    await tap('Cancelled');
    unmount();
    vi.setSystemTime(fromLocalInput('2026-11-28T18:10'));
    const { close } = open();
    await tap('Close the house tonight');
    expect(close).toHaveBeenCalledExactlyOnceWith({ ...untouched, reason: 'a burst pipe' });
  });

  it('is forgotten on Cancel, with the failure', async () => {
    const { close } = open();
    close.mockRejectedValue(new ApiError('broken', 'Something went wrong on our side.'));
    await tap('Closed tonight');
    await user.type(screen.getByLabelText('Reason'), 'a burst pipe');
    await tap('Close the house tonight');
    expect(screen.getByRole('alert')).toBeVisible();
    await tap('Cancel');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    await tap('Closed tonight');
    expect(screen.getByLabelText('Reason')).toHaveValue('');
  });
});
