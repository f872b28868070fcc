import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { element } from './element.ts';
import styles from './table-choice.module.css';

/** Larger numbers are typing errors. */
const largest = 999;

/**
 * The size of the party as figures, and a field for larger ones. Which parties can book online is for the server to say:
 * the booking rules may have changed since the site was built.
 */
export function partyChoice(onChoose: (party: number) => void) {
  const most = venue.booking.maxPartySize;
  const sizes = Array.from({ length: most }, (_, index) => String(index + 1));
  const options = [...sizes, 'more'].map((value) => {
    const input = element('input', { type: 'radio', name: 'party', value });
    return {
      input,
      label: element('label', {}, input, element('span', {}, value === 'more' ? 'More' : value)),
    };
  });
  const number = element('input', {
    ...{ type: 'number', id: 'party-number', inputmode: 'numeric', min: '1', max: String(largest) },
    'aria-describedby': 'party-error',
  });
  const typed = element(
    'div',
    { class: styles.typed, hidden: true },
    element('label', { for: number.id }, 'Number of guests'),
    number,
  );
  const error = element('p', { id: 'party-error', class: styles.error, role: 'status' });
  const row = element('div', { class: styles.figures }, ...options.map(({ label }) => label));
  const group = element(
    'fieldset',
    { class: styles.party, 'aria-describedby': error.id },
    element('legend', {}, 'How many of you?'),
    row,
    typed,
    error,
  );

  function choose(value: string): void {
    typed.hidden = value !== 'more';
    if (value !== 'more') onChoose(Number(value));
    else if (read()) onChoose(read()!);
  }
  row.addEventListener('change', ({ target }) => {
    choose((target as HTMLInputElement).value);
    if (!typed.hidden) number.focus();
  });
  number.addEventListener('change', () => {
    const party = read();
    if (party) onChoose(party);
    else showError(messages.bookingPartySize);
  });

  /** The party; null until it is chosen, and for a number that is none. */
  function read(): number | null {
    const chosen = options.find(({ input }) => input.checked)?.input.value;
    const party = Number(chosen === 'more' ? number.value : chosen);
    return Number.isInteger(party) && party >= 1 && party <= largest ? party : null;
  }

  /** Shows a party without telling anybody. */
  function write(party: number): void {
    const value = party <= most ? String(party) : 'more';
    for (const { input } of options) input.checked = input.value === value;
    typed.hidden = value !== 'more';
    if (value === 'more') number.value = String(party);
  }

  /** Shows what is wrong with the party; an empty text takes it away. */
  function showError(...content: (Node | string)[]): void {
    error.replaceChildren(...content);
  }

  function focus(): void {
    if (!typed.hidden) number.focus();
    else (options.find(({ input }) => input.checked) ?? options[0]!).input.focus();
  }

  return { element: group, read, write, showError, focus };
}
