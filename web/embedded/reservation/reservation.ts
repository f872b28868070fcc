import { formatShortDay, messages } from '@venue/domain';
import { startErrorReports } from '../../errors/report-errors.ts';
import '../../ui/styles/index.css';
import { tableChoice } from '../../ui/table-choice/table-choice.ts';
import { readAsked } from './asked.ts';
import { dropDraft, readBookingDraft, storeDraft, type BookingDraft } from './booking-draft.ts';
import { bookingForm, type BookingProblem, type FieldProblem } from './booking-form.ts';
import { showDone, showRingUs } from './done.ts';
import { postHeight } from './post-height.ts';
import './reservation.css';
import { sendBooking } from './send-booking.ts';

/*
 * The booking form in the frame of /book-a-table: a document of its own, without React. The guest's details are in
 * reservation.html; this script puts the choice of a table before them, and validates, stores and sends the booking.
 */
const booked = { promise: 'Your table is booked as soon as you send this.', action: 'BOOK THIS TABLE' };
const requested = {
  promise: 'It’s a request until we confirm it: we answer each one by email or phone.',
  action: 'REQUEST A TABLE',
};

startErrorReports(import.meta.url);
const form = bookingForm(document);
const asked = readAsked();
const draft = readBookingDraft();
/** Stays with what is in the form, also over a reload, so that a request sent twice makes only one booking. */
let requestId = draft?.requestId ?? crypto.randomUUID();
let stored = draft && contentOf(draft);
let isFilled = false;
let isSending = false;
const choice = tableChoice({
  onChange: handleChange,
  onTake: () => form.button.focus(),
  onUnbookable: showRingUs,
});

prepare();
postHeight();
form.element.addEventListener('submit', handleSubmit);
form.element.addEventListener('input', handleInput);
void fillIn();

function prepare(): void {
  document.getElementById('choice')!.replaceWith(choice.element);
  const note = document.getElementById('note')!;
  note.hidden = !asked.note;
  if (asked.note) note.textContent = `${asked.note}: we answer each request ourselves, by email or phone.`;
}

/** Fills in the draft, and over it what the link has asked for. */
async function fillIn(): Promise<void> {
  const { partySize = null, evening = draft?.date ?? '', time = '' } = draft ?? {};
  if (draft) form.write(draft);
  const { note: _, ...wish } = asked;
  await choice.write({ partySize, evening, time, ...wish });
  isFilled = true;
  store();
}

/** Stores what is in the form. What differs from the last time is another request. */
function store(): BookingDraft {
  const typed = { ...form.read(), ...choice.read() };
  const content = contentOf(typed);
  if (content !== stored) requestId = crypto.randomUUID();
  stored = content;
  const current = { ...typed, requestId };
  // An untouched form is no draft.
  if (draft || typed.partySize !== null) storeDraft(current);
  return current;
}

function contentOf({
  name,
  email,
  phone,
  message,
  allergies,
  ...rest
}: Omit<BookingDraft, 'requestId'>): string {
  const { partySize, date, time } = rest;
  return JSON.stringify([name, email, phone, message, allergies, partySize, date, time]);
}

function handleInput({ target }: Event): void {
  if (target instanceof HTMLElement) form.clear(target.id);
  if (isFilled) store();
}

function handleChange(): void {
  const { partySize, date, time } = choice.read();
  form.offer(
    time === '' || partySize === null
      ? undefined
      : {
          summary: `A table for ${partySize === 1 ? 'one' : partySize}, ${formatShortDay(date)} at ${time}`,
          ...(choice.isConfirmedAtOnce() && !asked.note ? booked : requested),
        },
  );
  if (choice.problem()?.path === 'partySize') form.hide();
  if (isFilled) store();
}

async function handleSubmit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  if (isSending) return;
  const missing = choice.problem();
  const errors = form.validate();
  if (missing || errors.length > 0) {
    showProblem({ errors: [...(missing ? [missing] : []), ...errors] });
    return;
  }
  isSending = true;
  form.setBusy(true);
  const sent = store();
  const result = await sendBooking(sent, asked.note);
  // Times that are gone are shown as such.
  if ('problem' in result && result.problem.errors?.some(isOfTable)) await choice.refresh();
  isSending = false;
  form.setBusy(false);
  if ('taken' in result) {
    dropDraft();
    showDone(result.taken, sent.email);
    return;
  }
  if (result.problem.isIdTaken) stored = undefined;
  showProblem(result.problem);
}

/** Shows what went wrong where it went wrong, and goes to the first of it. */
function showProblem(problem: BookingProblem): void {
  form.show(problem);
  const { errors = [], others } = problem;
  const ofTable = errors.filter(isOfTable);
  const isFull = others && others.times.length + others.days.length > 0;
  // The free times are there to be pressed, so the sentence need not list them.
  for (const { path, message } of ofTable)
    choice.showError(path, isFull ? messages.bookingFull([], []) : message, others);
  if (ofTable[0]) choice.focus(ofTable[0].path);
}

function isOfTable({ path }: FieldProblem): boolean {
  return path === 'partySize' || path === 'date' || path === 'time';
}
