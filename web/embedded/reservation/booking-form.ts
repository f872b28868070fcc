import { messages } from '@venue/domain';
import { phoneLink, withPhoneLink } from '../../ui/table-choice/phone-link.ts';
import type { Others } from '../../ui/table-choice/table-choice.ts';

export type FieldProblem = { path: string; message: string };

/** Why a booking failed: the message above the button, and the errors of single fields. */
export type BookingProblem = {
  msg?: string;
  /** 'also': offer the phone number as an alternative. 'instead': booking online is not possible now. */
  offerCall?: 'also' | 'instead';
  errors?: FieldProblem[];
  /** The time is taken, and these are free in its place. */
  others?: Others;
  /** The server already has another request with this id: the next attempt needs a new id. */
  isIdTaken?: boolean;
};

/** The guest's details as typed. */
export type TypedDetails = {
  name: string;
  email: string;
  phone: string;
  message: string;
  allergies: string;
  homepage: string;
};

const names = ['name', 'email', 'phone', 'allergies', 'message'] as const;

/** Access to the guest's details in the document: reads and writes the fields, and shows errors beside them. */
export function bookingForm(page: Document) {
  const element = page.getElementById('booking') as HTMLFormElement;
  const details = page.getElementById('details') as HTMLElement;
  const button = element.querySelector('[type=submit]') as HTMLButtonElement;
  const [summary, promise] = ['summary', 'promise'].map((id) => page.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  const problem = page.getElementById('problem') as HTMLElement;
  const field = (name: string) => page.getElementById(name) as HTMLInputElement;
  let label = button.textContent;

  function setError(name: string, text: string): void {
    page.getElementById(`${name}-error`)?.replaceChildren(...withPhoneLink(text));
    if (text) field(name).setAttribute('aria-invalid', 'true');
    else field(name).removeAttribute('aria-invalid');
  }

  function clear(name: string): void {
    // The email field shows the error when both email and phone are missing.
    for (const each of name === 'phone' ? ['phone', 'email'] : [name]) {
      if (isDetail(each)) setError(each, '');
    }
  }

  function read(): TypedDetails {
    const text = (name: string) => field(name).value.trim();
    return {
      ...{ name: text('name'), email: text('email'), phone: text('phone') },
      ...{ message: text('message'), allergies: text('allergies'), homepage: text('homepage') },
    };
  }

  /** The errors that can be found without the server. */
  function validate(): FieldProblem[] {
    const { name, email, phone } = read();
    return [
      ...(name === '' ? [{ path: 'name', message: messages.bookingNameMissing }] : []),
      ...(email === '' && phone === '' ? [{ path: 'email', message: messages.bookingContactMissing }] : []),
    ];
  }

  /** Shows what went wrong with the details, or in general, and focuses it. The fields keep their values. */
  function show({ msg, offerCall, errors = [] }: BookingProblem): void {
    names.forEach((name) => setError(name, ''));
    const own = errors.filter(({ path }) => isDetail(path));
    for (const { path, message } of own) setError(path, message);
    const first = names.find((name) => own.some(({ path }) => path === name));
    problem.hidden = errors.length > 0;
    problem.replaceChildren(
      ...(errors.length > 0 ? [] : [msg ?? messages.serverFailed, ...(offerCall ? callUs(offerCall) : [])]),
    );
    if (first) field(first).focus();
    else if (errors.length === 0) problem.focus();
  }

  function setBusy(isBusy: boolean): void {
    problem.hidden = true;
    // Not `disabled`, which would drop the keyboard focus.
    button.setAttribute('aria-disabled', String(isBusy));
    button.textContent = isBusy ? 'SENDING …' : label;
  }

  /** Shows the details once there is a table to book, with what sending them means. They stay while another is chosen. */
  function offer(table: { summary: string; promise: string; action: string } | undefined): void {
    if (summary.textContent !== (table?.summary ?? '')) summary.textContent = table?.summary ?? '';
    if (!table) return;
    details.hidden = false;
    label = table.action;
    if (button.ariaDisabled !== 'true') button.textContent = label;
    if (promise.textContent !== table.promise) promise.textContent = table.promise;
  }

  /** Fills the form with a stored draft. */
  function write(typed: Partial<TypedDetails>): void {
    for (const name of names) field(name).value = typed[name] ?? '';
  }

  /** Hides the details, which keep what was typed: there is nothing to send. */
  function hide(): void {
    details.hidden = true;
  }

  return { element, button, clear, read, write, validate, show, setBusy, offer, hide };
}

function isDetail(name: string): boolean {
  return (names as readonly string[]).includes(name);
}

function callUs(offer: 'also' | 'instead'): (Node | string)[] {
  return [offer === 'also' ? ' You can also ring us: ' : ' Please ring us: ', phoneLink()];
}
