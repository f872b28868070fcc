import { lastBookableDay, localDay } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { startErrorReports } from '../../errors/report-errors.ts';
import '../../ui/styles/index.css';
import { bookingForm, type FieldProblem } from './booking-form.ts';
import { dayChoice } from './day-choice.ts';
import { showDone, showRingUs } from './done.ts';
import { dropDraft, storeDraft, readBookingDraft } from './booking-draft.ts';
import './reservation.css';
import { postHeight } from './post-height.ts';
import { sendBooking } from './send-booking.ts';
import { timeChoice } from './time-choice.ts';

/*
 * The booking form in the frame of /book-a-table: a document of its own, without React.
 * The form is in reservation.html; this script validates, stores and sends it.
 */
const form = bookingForm(document);
const time = timeChoice(document);
const day = dayChoice(form, time);
const draft = readBookingDraft();
/** Comes from the draft after a reload, so that a request sent twice makes only one booking. */
let requestId = draft?.requestId ?? crypto.randomUUID();
let isSending = false;

startErrorReports(import.meta.url);
prepare();
if (draft) {
  form.write(draft);
  time.choose(draft.time);
}
showAskedDay();
postHeight();
form.element.addEventListener('submit', handleSubmit);
form.element.addEventListener('input', handleInput);
void showTimes();

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

async function showTimes(): Promise<void> {
  if (!(await day.load())) showRingUs();
}

function handleInput(event: Event): void {
  // An edited booking is a new request.
  requestId = crypto.randomUUID();
  if (event.target instanceof HTMLElement) form.clear(event.target.id);
  if (event.target === form.field('time')) time.choose(form.field('time').value);
  if (event.target === form.field('date')) {
    form.clear('time');
    day.show();
  }
  storeDraft({ requestId, ...form.read() });
}

/** The errors that can be found without the server. On a day without tables there is no time to choose. */
function findErrors(): FieldProblem[] {
  const message = day.problem();
  if (!message) return form.validate();
  return [{ path: 'date', message }, ...form.validate().filter(({ path }) => path !== 'time')];
}

async function handleSubmit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  if (isSending) return;
  const errors = findErrors();
  if (errors.length > 0) {
    form.show({ errors });
    return;
  }
  isSending = true;
  form.setBusy(true);
  const sent = { requestId, ...form.read() };
  storeDraft(sent);
  const result = await sendBooking(sent);
  if ('problem' in result && result.problem.errors) await day.reload();
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
