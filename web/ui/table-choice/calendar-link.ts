import { bookingCalendar, type CalendarBooking } from '@venue/domain';
import { element } from './element.ts';

/** A link to a calendar file of the booking. The file is made in the browser, so that no server has its address. */
export function calendarLink(booking: CalendarBooking): HTMLAnchorElement {
  const file = new Blob([bookingCalendar(booking, new Date())], { type: 'text/calendar' });
  return element('a', { href: URL.createObjectURL(file), download: 'table.ics' }, 'Add to calendar');
}
