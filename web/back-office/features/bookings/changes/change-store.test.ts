import type { Booking } from '@venue/domain';
import { ApiError } from '../../../api/api-error.ts';
import { officeApi } from '../../../api/office-api.ts';
import {
  changeStore,
  forgetChange,
  heldFor,
  makeChange,
  retryChange,
  sendHeld,
  undoChange,
  watchChanges,
  type Wish,
} from './change-store.ts';
import { attend, changeDetails, decide, move } from './wishes.ts';

vi.mock('../../../api/office-api.ts', () => ({ officeApi: vi.fn() }));

const api = vi.mocked(officeApi);
const now = new Date('2026-11-20T19:00:00Z');
const seen = new Date('2026-11-20T12:00:00.000Z');
/** Another booking in each test, as the store remembers what it knows of each. */
let bríd: Booking;
let number = 0;
const guest = {
  ...{ name: 'Bríd', date: '2026-11-20', time: '19:00', partySize: 4, state: 'confirmed' as const },
  ...{ email: 'brid@guest.test', needsConfirmation: false, updatedAt: seen },
};

const statuses = () => changeStore.getState().changes.map(({ status }) => status);
const bodies = () => api.mock.calls.map(([{ body }]) => body);
const offline = () => Promise.reject(new ApiError('offline', 'You’re offline.'));

beforeEach(() => {
  number += 1;
  bríd = { ...guest, _id: `b${number}` };
  vi.useFakeTimers();
  changeStore.setState({ changes: [] });
  api.mockReset().mockResolvedValue({ updatedAt: '2026-11-20T19:00:01.000Z', isMailed: true });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

it('an arrival is sent at once, and Undo sends the way back', async () => {
  makeChange(attend(bríd, 'arrived', now));
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses()).toEqual(['sent']);
  undoChange(changeStore.getState().changes[0]!.key);
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual([{ state: 'arrived' }, { state: 'confirmed' }]);
});

it('what the guest is mailed about is sent a few seconds later, and never if it was taken back', async () => {
  makeChange(decide(bríd, 'cancelled', true));
  await vi.advanceTimersByTimeAsync(heldFor - 1);
  expect(api).not.toHaveBeenCalled();
  undoChange(changeStore.getState().changes[0]!.key);
  await vi.advanceTimersByTimeAsync(heldFor);
  expect(api).not.toHaveBeenCalled();
  makeChange(decide(bríd, 'cancelled', true));
  await vi.advanceTimersByTimeAsync(heldFor);
  expect(bodies()).toEqual([{ state: 'cancelled', updatedAt: seen.toISOString() }]);
});

it('a yes can be taken back as a no can, and what follows it does not overtake it', async () => {
  const request = { ...bríd, state: 'requested' as const };
  makeChange(decide(request, 'confirmed', true));
  expect(statuses()).toEqual(['held']);
  undoChange(changeStore.getState().changes[0]!.key);
  await vi.advanceTimersByTimeAsync(heldFor);
  expect(api).not.toHaveBeenCalled();
  makeChange(decide(request, 'confirmed', true));
  makeChange(attend({ ...request, state: 'confirmed' }, 'arrived', now));
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual([{ state: 'confirmed', updatedAt: seen.toISOString() }, { state: 'arrived' }]);
});

it('everything that is held is sent when the page is left', async () => {
  makeChange(move(bríd, { date: '2026-11-20', time: '20:00', partySize: 4 }, true));
  makeChange(decide({ ...bríd, _id: 'c' }, 'declined', true));
  await sendHeld();
  expect(api.mock.calls.map(([{ path, outlivesPage }]) => [path, outlivesPage])).toEqual([
    [`/bookings/${bríd._id}`, true],
    ['/bookings/c', true],
  ]);
  await vi.advanceTimersByTimeAsync(heldFor);
  expect(api).toHaveBeenCalledTimes(2);
});

it('nobody is in their own way: the second change names the state after the first', async () => {
  makeChange(changeDetails(bríd, { note: 'By the fire' }));
  makeChange(changeDetails(bríd, { phone: '087 555 0101' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies()).toEqual([
    { note: 'By the fire', updatedAt: seen.toISOString() },
    { phone: '087 555 0101', updatedAt: '2026-11-20T19:00:01.000Z' },
  ]);
});

it('a conflict is said, and shows nothing of the change any more', async () => {
  api.mockRejectedValueOnce(new ApiError('conflict', 'Donal has changed it.'));
  makeChange(changeDetails(bríd, { note: 'By the fire' }));
  await vi.advanceTimersByTimeAsync(0);
  const [change] = changeStore.getState().changes;
  expect(change).toMatchObject({ status: 'failed', error: { message: 'Donal has changed it.' } });
  // Nothing that was typed is lost: it is in the words, and can be stored over what the colleague did.
  expect(change!.words).toContain('By the fire');
  retryChange(change!.key);
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies().at(-1)).toEqual({ note: 'By the fire' });
  forgetChange(changeStore.getState().changes[0]!.key);
  expect(statuses()).toEqual([]);
});

it('a move for which there is no place any more is made all the same by a press of its own', async () => {
  const full = new ApiError('conflict', 'Full.', { facts: { over: { seats: 2 } } });
  api.mockRejectedValueOnce(full);
  makeChange(move(bríd, { date: '2026-11-20', time: '20:00', partySize: 4 }, true));
  await sendHeld();
  expect(statuses()).toEqual(['failed']);
  retryChange(changeStore.getState().changes[0]!.key);
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies().at(-1)).toMatchObject({ time: '20:00', force: true });
});

describe('without a connection', () => {
  it('a state waits until it is back, also over a reload, and a mail does not', async () => {
    watchChanges('nuala');
    api.mockImplementation(offline);
    makeChange(attend(bríd, 'arrived', now));
    makeChange(changeDetails(bríd, { note: 'x' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses()).toEqual(['kept', 'failed']);
    const stored = JSON.parse(sessionStorage.getItem('book-changes nuala')!) as Wish[];
    expect(stored.map(({ words }) => words)).toEqual(['Bríd: arrived.']);
    api.mockResolvedValue({});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(statuses()).toEqual(['sent', 'failed']);
    expect(sessionStorage.getItem('book-changes nuala')).toBeNull();
  });

  it('one that was taken back meanwhile is never sent', async () => {
    api.mockImplementation(offline);
    makeChange(attend(bríd, 'arrived', now));
    await vi.advanceTimersByTimeAsync(0);
    undoChange(changeStore.getState().changes[0]!.key);
    api.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api).not.toHaveBeenCalled();
  });
});
