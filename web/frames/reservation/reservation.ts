import {
  describeBookableDay,
  lastBookableDay,
  localDay,
  messages,
  takesBookings,
  type OpeningHours,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { startErrorReports } from '../../errors/report-errors.ts';
import '../../ui/index.css';
import { showDone, showRingUs } from './done.ts';
import { bookingForm, type FieldProblem } from './booking-form.ts';
import { dropDraft, storeDraft, readDraft } from './draft.ts';
import './reservation.css';
import { fetchOpeningHours, sendBooking } from './send-booking.ts';

/*
 * The booking form in the frame of /book-a-table (section 2.5): a document of its own, without React.
 * The form is in reservation.html; this script validates, stores and sends it.
 */
const form = bookingForm(document);
const draft = readDraft();
/** Comes from the draft after a reload, so that a request sent twice makes only one booking. */
let requestId = draft?.requestId ?? crypto.randomUUID();
const askToRing = messages.ringToBook(venue.phone.display);
let hours: OpeningHours | undefined;
let isSending = false;

startErrorReports(import.meta.url);
prepare();
if (draft) form.write(draft);
showAskedDay();
form.element.addEventListener('submit', handleSubmit);
form.element.addEventListener('input', handleInput);
void loadHours();

/** Sets what depends on the venue and on today's date. */
function prepare(): void {
  const now = new Date();
  form.field('date').min = localDay(now);
  form.field('date').max = lastBookableDay(now);
  form.field('partySize').max = String(venue.booking.maxPartySize);
  form.setHint('partySize', `Up to ${venue.booking.maxPartySize}.`);
  const call = document.getElementById('call') as HTMLAnchorElement;
  call.href = `tel:${venue.phone.dial}`;
  call.textContent = venue.phone.display;
}

/** The day that the page around the frame was opened with, `?date=2026-11-27`, if a table can be booked for it. */
function showAskedDay(): void {
  const { field, write } = form;
  const date = new URLSearchParams(window.parent.location.search).get('date') ?? '';
  const { min, max } = field('date');
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < min || date > max || date === field('date').value) return;
  write({ date });
  // Another day than that of the draft is another request.
  requestId = crypto.randomUUID();
}

/** The hours are only a hint: the server checks them in any case, so the form works without them. */
async function loadHours(): Promise<void> {
  hours = await fetchOpeningHours();
  if (hours && !takesBookings(hours, new Date())) showRingUs();
  else showTableTimes();
}

function showTableTimes(): void {
  const date = form.field('date').value;
  form.setHint('date', hours && date ? (describeBookableDay(hours, date) ?? askToRing) : '');
}

function handleInput(event: Event): void {
  // An edited booking is a new request.
  requestId = crypto.randomUUID();
  storeDraft({ requestId, ...form.read() });
  if (event.target instanceof HTMLElement) form.clear(event.target.id);
  if (event.target === form.field('date')) showTableTimes();
}

/** A day whose hours cannot be read: the server would refuse it with the same words. */
function dayProblems(): FieldProblem[] {
  const date = form.field('date').value;
  const isUnknown = hours && date && describeBookableDay(hours, date) === undefined;
  return isUnknown ? [{ path: 'date', message: askToRing }] : [];
}

async function handleSubmit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  if (isSending) return;
  const errors = [...dayProblems(), ...form.validate()];
  if (errors.length > 0) {
    form.show({ errors });
    return;
  }
  isSending = true;
  form.setBusy(true);
  const sent = { requestId, ...form.read() };
  storeDraft(sent);
  const result = await sendBooking(sent);
  isSending = false;
  form.setBusy(false);
  if ('taken' in result) {
    dropDraft();
    showDone(result.taken, sent.email);
    return;
  }
  if (result.problem.isIdTaken) requestId = crypto.randomUUID();
  form.show(result.problem);
}
