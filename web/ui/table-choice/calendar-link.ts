import { bookingCalendar, type CalendarBooking } from '@venue/domain';
import { element } from './element.ts';

/** A link that gives the guest's calendar the booking. The file is made here: it is nobody else's business. */
export function calendarLink(booking: CalendarBooking): HTMLAnchorElement {
  const file = new Blob([bookingCalendar(booking, new Date())], { type: 'text/calendar' });
  return element('a', { href: URL.createObjectURL(file), download: 'table.ics' }, 'Add to calendar');
}
