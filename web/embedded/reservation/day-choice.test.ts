import { fromLocalInput, messages } from '@venue/domain';
import { openingHours } from '../../../demo/content/opening-hours.ts';
import { dayChoice } from './day-choice.ts';
import * as sendBooking from './send-booking.ts';

const date = document.createElement('input');

beforeEach(() => {
  vi.useFakeTimers({ now: fromLocalInput('2026-11-27T12:00'), toFake: ['Date'] });
  vi.spyOn(sendBooking, 'fetchOpeningHours').mockResolvedValue({ _id: 'main', ...openingHours });
});

async function choose(day: string) {
  date.value = day;
  const [setHint, offer] = [vi.fn(), vi.fn()];
  const form = { field: () => date, setHint } as unknown as Parameters<typeof dayChoice>[0];
  await dayChoice(form, { offer, letType: vi.fn() } as unknown as Parameters<typeof dayChoice>[1]).load();
  return { hint: setHint.mock.lastCall, offered: offer.mock.lastCall };
}

describe('the day of a booking', () => {
  it('that has passed says so, and leads to the next one', async () => {
    const { hint, offered } = await choose('2026-11-26');
    expect(hint?.[1]).toBe(messages.bookingDatePast);
    expect(hint?.[2]).toHaveTextContent(/^Next open day: /);
    expect(offered?.[0]).toBe('No tables that day');
  });

  it.each(['', '0002-11-27', '0202-11-27'])('that is still being typed says nothing: “%s”', async (typed) => {
    const { hint, offered } = await choose(typed);
    expect(hint).toEqual(['date', '']);
    expect(offered).toEqual(['Choose a day first']);
  });
});
