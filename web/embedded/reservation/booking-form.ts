import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';

export type FieldProblem = { path: string; message: string };

/** Why a booking failed: the message above the form, and the errors of single fields. */
export type BookingProblem = {
  msg?: string;
  /** 'also': offer the phone number as an alternative. 'instead': booking online is not possible now. */
  offerCall?: 'also' | 'instead';
  errors?: FieldProblem[];
  /** The server already has another request with this id: the next attempt needs a new id. */
  isIdTaken?: boolean;
};

/** The fields as typed. An empty party size is null. */
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

/** Access to the form in the document: reads and writes its fields, and shows hints and errors beside them. */
export function bookingForm(page: Document) {
  const element = page.getElementById('booking') as HTMLFormElement;
  const button = element.querySelector('[type=submit]') as HTMLButtonElement;
  const problem = page.getElementById('problem') as HTMLElement;
  const field = (name: string) => page.getElementById(name) as HTMLInputElement;
  const setNote = (name: string, kind: 'hint' | 'error', text: string, ...more: Node[]) => {
    const sentence = page.createElement('span');
    sentence.append(...withPhoneLink(text));
    page.getElementById(`${name}-${kind}`)?.replaceChildren(...(text ? [sentence] : []), ...more);
  };

  function clear(name: string): void {
    // The email field shows the error when both email and phone are missing.
    for (const each of name === 'phone' ? ['phone', 'email'] : [name]) {
      setNote(each, 'error', '');
      page.getElementById(each)?.removeAttribute('aria-invalid');
    }
  }

  function read(): TypedBooking {
    const typed = [...new FormData(element)].map(([name, text]) => [name, String(text).trim()]);
    const { partySize, ...texts } = Object.fromEntries(typed) as Record<keyof TypedBooking, string>;
    return { ...texts, partySize: partySize === '' ? null : Number(partySize) };
  }

  /** The errors that can be found without the server. */
  function validate(): FieldProblem[] {
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
    return checks.filter(([isInvalid]) => isInvalid).map(([, path, message]) => ({ path, message }));
  }

  /** Shows what went wrong and focuses it. The fields keep their values. */
  function show({ msg, offerCall, errors = [] }: BookingProblem): void {
    names.forEach(clear);
    for (const { path, message } of errors) {
      setNote(path, 'error', message);
      // The hint may say the same, for example that the day is closed.
      const sentence = page.querySelector(`#${path}-hint > span`);
      if (sentence?.textContent === message) sentence.remove();
      page.getElementById(path)?.setAttribute('aria-invalid', 'true');
    }
    const first = names.find((name) => errors.some(({ path }) => path === name));
    problem.hidden = first !== undefined;
    problem.replaceChildren(
      ...(first ? [] : [msg ?? messages.serverFailed, ...(offerCall ? callUs(offerCall) : [])]),
    );
    (first ? field(first) : problem).focus();
  }

  function setBusy(isBusy: boolean): void {
    problem.hidden = true;
    // Not `disabled`, which would drop the keyboard focus.
    button.setAttribute('aria-disabled', String(isBusy));
    button.textContent = isBusy ? 'SENDING …' : 'REQUEST A TABLE';
  }

  /** Sets the sentence below a field, followed by `more`. */
  function setHint(name: string, text: string, ...more: Node[]): void {
    setNote(name, 'hint', text, ...more);
  }

  /** Fills the form with a stored draft. */
  function write(booking: Partial<TypedBooking>): void {
    for (const name of names) {
      const value = booking[name as keyof TypedBooking];
      if (value !== undefined && value !== null) field(name).value = String(value);
    }
  }

  return { element, field, clear, read, write, validate, show, setBusy, setHint };
}

function callUs(offer: 'also' | 'instead'): (Node | string)[] {
  return [offer === 'also' ? ' You can also ring us: ' : ' Please ring us: ', phoneLink()];
}

/** A sentence in which the venue's phone number is a link. */
export function withPhoneLink(text: string): (Node | string)[] {
  const [before = '', ...after] = text.split(venue.phone.display);
  return after.length === 0 ? [text] : [before, phoneLink(), after.join(venue.phone.display)];
}

/** The venue's phone number as a link; it opens outside the frame. */
export function phoneLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `tel:${venue.phone.dial}`;
  link.target = '_top';
  link.textContent = venue.phone.display;
  return link;
}
