import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';

export type FieldProblem = { path: string; message: string };

/** Why a booking was not taken: what to say above the form, and the fields at fault. */
export type BookingProblem = {
  msg?: string;
  /** 'also': the telephone is another way. 'instead': it is the only one just now. */
  offerCall?: 'also' | 'instead';
  errors?: FieldProblem[];
  /** The request's id belongs to another request: the next try needs a new one. */
  isIdTaken?: boolean;
};

/** The fields as typed. A party size that is no number is sent as null and refused. */
export type TypedBooking = {
  name: string;
  email: string;
  phone: string;
  date: string;
  time: string;
  partySize: number | null;
  message: string;
  homepage: string;
};

const names = ['date', 'time', 'partySize', 'name', 'email', 'phone', 'message'];

/** The form in the page: reads it, and ties hints and errors to its fields. */
export function bookingForm(page: Document) {
  const element = page.getElementById('booking') as HTMLFormElement;
  const button = element.querySelector('button') as HTMLButtonElement;
  const problem = page.getElementById('problem') as HTMLElement;
  const field = (name: string) => page.getElementById(name) as HTMLInputElement;
  const note = (name: string, kind: 'hint' | 'error', text: string) => {
    const place = page.getElementById(`${name}-${kind}`);
    if (place) place.textContent = text;
  };

  function clear(name: string): void {
    // The email field also says when both ways to answer are missing.
    for (const each of name === 'phone' ? ['phone', 'email'] : [name]) {
      note(each, 'error', '');
      page.getElementById(each)?.removeAttribute('aria-invalid');
    }
  }

  function read(): TypedBooking {
    const typed = [...new FormData(element)].map(([name, text]) => [name, String(text).trim()]);
    const { partySize, ...texts } = Object.fromEntries(typed) as Record<keyof TypedBooking, string>;
    return { ...texts, partySize: partySize === '' ? null : Number(partySize) };
  }

  /** What can be seen without asking the server. */
  function missing(): FieldProblem[] {
    const typed = read();
    const { maxPartySize } = venue.booking;
    const checks: [boolean, string, string][] = [
      [typed.date === '', 'date', messages.bookingDateInvalid],
      [typed.time === '', 'time', messages.bookingTimeInvalid],
      [!typed.partySize || typed.partySize < 1, 'partySize', messages.bookingPartySize],
      [(typed.partySize ?? 0) > maxPartySize, 'partySize', messages.partyTooLarge(maxPartySize)],
      [typed.name === '', 'name', messages.bookingNameMissing],
      [typed.email === '' && typed.phone === '', 'email', messages.bookingContactMissing],
    ];
    return checks.filter(([isAtFault]) => isAtFault).map(([, path, message]) => ({ path, message }));
  }

  /** Shows why it did not work and takes the reader there; what was typed stays. */
  function show({ msg, offerCall, errors = [] }: BookingProblem): void {
    names.forEach(clear);
    for (const { path, message } of errors) {
      note(path, 'error', message);
      page.getElementById(path)?.setAttribute('aria-invalid', 'true');
    }
    const first = names.find((name) => errors.some(({ path }) => path === name));
    problem.hidden = first !== undefined;
    problem.replaceChildren(
      ...(first ? [] : [msg ?? messages.serverFailed, ...(offerCall ? callUs(offerCall) : [])]),
    );
    (first ? field(first) : problem).focus();
  }

  function busy(isBusy: boolean): void {
    problem.hidden = true;
    // Not `disabled`: that would take the keyboard's focus away.
    button.setAttribute('aria-disabled', String(isBusy));
    button.textContent = isBusy ? 'SENDING …' : 'BOOK A TABLE';
  }

  function hint(name: string, text: string): void {
    note(name, 'hint', text);
  }

  /** Puts a request back into the form. */
  function write(booking: Partial<TypedBooking>): void {
    for (const name of names) {
      const value = booking[name as keyof TypedBooking];
      if (value !== undefined && value !== null) field(name).value = String(value);
    }
  }

  return { element, field, clear, read, write, missing, show, busy, hint };
}

function callUs(offer: 'also' | 'instead'): (Node | string)[] {
  return [offer === 'also' ? ' You can also ring us: ' : ' Please ring us: ', phoneLink()];
}

/** The number to ring, as a link that leads out of the frame. */
export function phoneLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `tel:${venue.phone.dial}`;
  link.target = '_top';
  link.textContent = venue.phone.display;
  return link;
}
