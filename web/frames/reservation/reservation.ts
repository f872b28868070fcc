import {
  describeTables,
  lastBookableDay,
  localDay,
  tablesOn,
  weekdayName,
  type OpeningHours,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { startErrorReports } from '../../errors/report-errors.ts';
import '../../ui/index.css';
import { showDone } from './done.ts';
import { bookingForm } from './booking-form.ts';
import { dropDraft, storeDraft, readDraft } from './draft.ts';
import './reservation.css';
import { fetchOpeningHours, sendBooking } from './send-booking.ts';

/*
 * The page in the frame of /book-a-table (section 2.5), a document of its own without React: the
 * form stands in the HTML, this gives it its manners.
 */
const form = bookingForm(document);
const draft = readDraft();
/** A reload in the middle of sending must not make two bookings of one. */
let requestId = draft?.requestId ?? crypto.randomUUID();
let hours: OpeningHours | undefined;
let isSending = false;

startErrorReports(import.meta.url);
prepare();
if (draft) form.write(draft);
form.element.addEventListener('submit', handleSubmit);
form.element.addEventListener('input', handleInput);
void learnHours();

/** What depends on the venue and on today. */
function prepare(): void {
  const now = new Date();
  form.field('date').min = localDay(now);
  form.field('date').max = lastBookableDay(now);
  form.field('partySize').max = String(venue.booking.maxPartySize);
  form.hint('partySize', `Up to ${venue.booking.maxPartySize}.`);
  const call = document.getElementById('call') as HTMLAnchorElement;
  call.href = `tel:${venue.phone.dial}`;
  call.textContent = venue.phone.display;
}

/** The hours only help to choose; without them the server still checks, so a failure costs nothing. */
async function learnHours(): Promise<void> {
  hours = await fetchOpeningHours();
  hintAtTables();
}

function hintAtTables(): void {
  const date = form.field('date').value;
  const tables = hours && date ? tablesOn(hours, date) : undefined;
  if (!tables) form.hint('date', '');
  else if (tables.length === 0) form.hint('date', `Closed on ${weekdayName(date)}s.`);
  else form.hint('date', `${weekdayName(date)}: ${describeTables(tables)}.`);
}

function handleInput(event: Event): void {
  // What was sent before is another request than what is typed now.
  requestId = crypto.randomUUID();
  storeDraft({ requestId, ...form.read() });
  if (event.target instanceof HTMLElement) form.clear(event.target.id);
  if (event.target === form.field('date')) hintAtTables();
}

async function handleSubmit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  if (isSending) return;
  const missing = form.missing();
  if (missing.length > 0) {
    form.show({ errors: missing });
    return;
  }
  isSending = true;
  form.busy(true);
  const sent = { requestId, ...form.read() };
  storeDraft(sent);
  const answer = await sendBooking(sent);
  isSending = false;
  form.busy(false);
  if ('taken' in answer) {
    dropDraft();
    showDone(answer.taken, sent.email);
    return;
  }
  if (answer.problem.isIdTaken) requestId = crypto.randomUUID();
  form.show(answer.problem);
}
