import { gig, readRecord, type Gig } from '@venue/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NowProvider } from '../../../../ui/now.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { ChangeGig } from './change-gig.tsx';
import type { Plan } from './plan.ts';

const tides = readRecord(gig, 'tides', {
  artist: 'The Spring Tides',
  datetime: new Date('2031-06-13T20:30:00Z'),
  updatedAt: new Date('2031-05-01T12:00:00Z'),
});

type OnChange = (plan: Plan) => Promise<unknown>;

/** The dialog over a gig that changes with each save, as it does live. */
function Live({ first, onChange }: { first: Gig; onChange: OnChange }) {
  const [event, setEvent] = useState(first);
  return (
    <ChangeGig
      uid="donal"
      event={event}
      onChange={async (plan) => {
        await onChange(plan);
        const { start, ...rest } = plan;
        setEvent({ ...event, ...rest, ...(start && { datetime: new Date(`${start}:00Z`) }) });
        return undefined;
      }}
    />
  );
}

function open(onChange = vi.fn<OnChange>(async () => undefined), first = tides) {
  const { unmount } = render(
    <MemoryRouter>
      <NowProvider first={new Date('2031-06-01T12:00:00Z')}>
        <Live first={first} onChange={onChange} />
      </NowProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onChange, unmount };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a change of plan', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is published by one tap, with the note that was typed', async () => {
    const { user, onChange } = open();
    await user.type(screen.getByLabelText('Note for guests (optional)'), ' The singer is hoarse. ');
    await user.click(button('Cancelled'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      status: 'cancelled',
      statusNote: 'The singer is hoarse.',
    });
    expect(await screen.findByText('Guests now read “Cancelled”.')).toBeVisible();
    expect(button('Cancelled')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is taken back by one tap, to what it was before', async () => {
    const soldOut = { ...tides, status: 'soldOut', statusNote: 'Returns at the door.' } as const;
    const { user, onChange } = open(undefined, soldOut);
    await user.click(button('Postponed'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({ status: 'soldOut', statusNote: 'Returns at the door.' }),
    );
    await user.click(button('On as planned'));
    expect(onChange).toHaveBeenLastCalledWith({ status: 'scheduled', statusNote: '' });
  });

  it('sends what the person saw: their own last save, even before it arrives, and for Undo nothing later', async () => {
    let saves = 0;
    const onChange = vi.fn(
      async (_plan: Plan, _seen: Date | undefined) => new Date(Date.UTC(2031, 5, 2, ++saves)),
    );
    const show = (event: Gig) => (
      <MemoryRouter>
        <NowProvider first={new Date('2031-06-01T12:00:00Z')}>
          <ChangeGig uid="donal" event={event} onChange={onChange} />
        </NowProvider>
      </MemoryRouter>
    );
    const { rerender } = render(show(tides));
    const user = userEvent.setup();
    await user.click(button('Cancelled'));
    await user.click(button('Postponed'));
    const colleagues = new Date('2031-06-03T12:00:00Z');
    rerender(show({ ...tides, status: 'soldOut', updatedAt: colleagues }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onChange.mock.calls.map(([, seen]) => seen)).toEqual([
      tides.updatedAt,
      new Date(Date.UTC(2031, 5, 2, 1)),
      new Date(Date.UTC(2031, 5, 2, 2)),
    ]);
  });

  it('keeps its note up to date afterwards', async () => {
    const { user, onChange } = open();
    await user.click(button('Sold out'));
    expect(screen.queryByRole('button', { name: 'Save the note' })).toBeNull();
    await user.type(screen.getByLabelText('Note for guests (optional)'), 'Returns at the door.');
    await user.click(button('Save the note'));
    expect(onChange).toHaveBeenLastCalledWith({ status: 'soldOut', statusNote: 'Returns at the door.' });
  });

  it.each([
    ['was moved', { previousDatetime: new Date('2031-06-12T20:30:00Z') }],
    ['has a note', { statusNote: 'Doors are late.' }],
  ])('changes and removes the note of a gig that is on but %s', async (_what, more) => {
    const { user, onChange } = open(undefined, { ...tides, ...more });
    const note = screen.getByLabelText('Note for guests (optional)');
    expect(screen.queryByRole('button', { name: 'Save the note' })).toBeNull();
    await user.clear(note);
    await user.type(note, 'Their boat is late.');
    await user.click(button('Save the note'));
    expect(onChange).toHaveBeenLastCalledWith({ status: 'scheduled', statusNote: 'Their boat is late.' });
    expect(await screen.findByText('Guests now read your note.')).toBeVisible();
    await user.clear(note);
    await user.click(button('Save the note'));
    expect(onChange).toHaveBeenLastCalledWith({ status: 'scheduled', statusNote: '' });
    expect(await screen.findByText('Guests no longer read the note.')).toBeVisible();
  });

  it('needs no note of its own: one for a gig as planned is not saved alone', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Note for guests (optional)'), 'Doors are late.');
    expect(screen.queryByRole('button', { name: 'Save the note' })).toBeNull();
  });

  it('moves a gig to a later date, and back', async () => {
    const { user, onChange } = open();
    await user.click(button('Moved'));
    const date = screen.getByLabelText('New date and time');
    expect(date).toHaveValue('2031-06-13T21:30');
    expect(button('Move it to this date')).toBeDisabled();
    await user.clear(date);
    await user.type(date, '2031-05-13T21:30');
    expect(screen.getByText('That has passed. Choose a later date.')).toBeVisible();
    await user.clear(date);
    await user.type(date, '2031-06-20T21:30');
    await user.click(button('Move it to this date'));
    expect(onChange).toHaveBeenLastCalledWith({
      status: 'scheduled',
      statusNote: '',
      start: '2031-06-20T21:30',
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onChange).toHaveBeenLastCalledWith({
      status: 'scheduled',
      statusNote: '',
      start: '2031-06-13T21:30',
    });
  });

  it('waits with the picked date till the person is back, and lets go of it when the date is put away', async () => {
    const { user, unmount } = open();
    await user.click(button('Moved'));
    await user.clear(screen.getByLabelText('New date and time'));
    await user.type(screen.getByLabelText('New date and time'), '2031-06-20T21:30');
    unmount();
    open();
    expect(screen.getByLabelText('New date and time')).toHaveValue('2031-06-20T21:30');
    expect(button('Move it to this date')).toBeEnabled();
    await user.click(button('Moved'));
    expect(screen.queryByLabelText('New date and time')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    await user.click(button('Moved'));
    expect(screen.getByLabelText('New date and time')).toHaveValue('2031-06-13T21:30');
  });

  it('that fails changes nothing, keeps the note and says why', async () => {
    const refuse = () =>
      Promise.reject(new ApiError('broken', 'Something went wrong on our side.', { status: 500 }));
    const { user } = open(vi.fn<OnChange>().mockImplementationOnce(refuse));
    await user.type(screen.getByLabelText('Note for guests (optional)'), 'Hoarse.');
    await user.click(button('Cancelled'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    expect(button('Cancelled')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByLabelText('Note for guests (optional)')).toHaveValue('Hoarse.');
  });

  it('waits with the note till the person is back, and not once it is published', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByLabelText('Note for guests (optional)'), 'Hoarse.');
    unmount();
    const { onChange } = open();
    expect(screen.getByLabelText('Note for guests (optional)')).toHaveValue('Hoarse.');
    await user.click(button('Cancelled'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled', statusNote: 'Hoarse.' });
    expect(screen.getByLabelText('Note for guests (optional)')).toHaveValue('Hoarse.');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
