import { bookableDay, formatShortDay, messages, takesBookings, type OpeningHours } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import type { bookingForm } from './booking-form.ts';
import { fetchOpeningHours } from './send-booking.ts';
import type { timeChoice } from './time-choice.ts';

const askToRing = messages.ringToBook(venue.phone.display);

/** What the chosen day offers by the opening hours, with the server's rule: its times, or the next day with tables. */
export function dayChoice(form: ReturnType<typeof bookingForm>, time: ReturnType<typeof timeChoice>) {
  /** Undefined until they are loaded, and when they cannot be. */
  let hours: OpeningHours | undefined;
  const find = () => form.field('date');

  /**
   * Loads the hours and shows what the chosen day offers. Without hours the time is a free field.
   * @returns false when tables cannot be booked online at all
   */
  async function load(): Promise<boolean> {
    time.offer('Loading the times …');
    hours = await fetchOpeningHours();
    if (hours && !takesBookings(hours, new Date())) return false;
    if (hours) show();
    else time.letType();
    return true;
  }

  /** Loads the hours again, which may have changed when the server refuses a booking. */
  async function reload(): Promise<void> {
    if (!hours) return;
    hours = (await fetchOpeningHours('reload')) ?? hours;
    show();
  }

  /** Shows the hours of the chosen day and offers its times. */
  function show(): void {
    if (!hours) return;
    const date = find().value;
    // Browsers report the years 0002 and 0020 while somebody types 2026.
    if (!date || date < '1970') {
      form.setHint('date', '');
      time.offer('Choose a day first');
      return;
    }
    const day = bookableDay(hours, date, new Date());
    form.setHint('date', day?.hint ?? askToRing, ...(day?.next ? [nextDayButton(day.next)] : []));
    if (!day) time.offer('Please ring us');
    else time.offer(day.times.length > 0 ? 'Choose a time' : 'No tables that day', day.times);
  }

  /** Why no table can be had on the chosen day; undefined if there are some, or while nobody knows. */
  function problem(): string | undefined {
    const date = find().value;
    if (!hours || !date) return undefined;
    const day = bookableDay(hours, date, new Date());
    return day ? day.problem : askToRing;
  }

  function nextDayButton(date: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `Next open day: ${formatShortDay(date)}`;
    button.addEventListener('click', () => {
      find().value = date;
      find().dispatchEvent(new Event('input', { bubbles: true }));
      // The button is gone with the hint.
      form.field('time').focus();
    });
    return button;
  }

  return { load, reload, show, problem };
}
