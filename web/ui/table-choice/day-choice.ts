import { formatShortDay, isDay, nextDay } from '@venue/domain';
import { dayGrid } from './day-grid.ts';
import { element, pressButton } from './element.ts';
import type { DaysFound } from './free-tables.ts';
import { withPhoneLink } from './phone-link.ts';
import styles from './table-choice.module.css';

/** Days that are offered in place of one without a free time. */
const mostOffered = 3;

type DayChoiceOptions = {
  /** The evening that is tonight, YYYY-MM-DD. */
  today: string;
  /** Finds the days of a month, YYYY-MM; undefined when they cannot be loaded. */
  findDays: (month: string, isFresh?: boolean) => Promise<DaysFound | undefined>;
  /** A day was chosen, in the grid or by typing. */
  onChoose: (date: string, from: 'grid' | 'field') => void;
  /** What a month says of all its days, for example that the party is too large. */
  onFound: (found: DaysFound) => void;
};

/**
 * The day: a month in which each day has its state, and a field to type one. On a narrow screen the month makes way for
 * the times once a day is chosen. A month whose states cannot be loaded can still be chosen from.
 */
export function dayChoice({ today, findDays, onChoose, onFound }: DayChoiceOptions) {
  /** The states of the month that is shown, which may still be on their way. */
  let loading: Promise<DaysFound | undefined> = Promise.resolve(undefined);
  const grid = dayGrid({ today, onChoose: (date) => onChoose(date, 'grid'), onMonth: () => void load() });
  const input = element('input', {
    ...{ type: 'date', id: 'typed-date', min: today, 'aria-describedby': 'day-error' },
  });
  const error = element('p', { id: 'day-error', class: styles.error, role: 'status' });
  const again = pressButton({ class: styles.chosenDay }, reopen);
  const group = element(
    'fieldset',
    { class: styles.day, hidden: true, 'aria-describedby': error.id },
    element('legend', {}, 'Which day?'),
    again,
    element(
      'div',
      { class: styles.calendar },
      grid.element,
      element(
        'p',
        { class: styles.key, 'aria-hidden': 'true' },
        element('s', {}, '12'),
        ' full, ',
        element('i', {}, '12'),
        ' closed',
      ),
      element('div', { class: styles.typed }, element('label', { for: input.id }, 'Or type the date'), input),
    ),
    error,
  );
  input.addEventListener('input', () => {
    showError();
    if (isDay(input.value)) onChoose(input.value, 'field');
  });

  /** Loads the states of the month that is shown. */
  async function load(isFresh = false): Promise<void> {
    const month = grid.month();
    const own = findDays(month, isFresh);
    loading = own;
    const found = await own;
    // A slow load does not replace a later one.
    if (own !== loading || !found) return;
    grid.mark(month, found.days);
    onFound(found);
  }

  /** Loads the month, and shows the next one if there is nothing left to choose from in this one. */
  async function open(isFresh = false): Promise<void> {
    await load(isFresh);
    if (!input.value && grid.month() === today.slice(0, 7) && grid.isOver()) grid.turn(1);
  }

  /** Shows a day as chosen. */
  function write(date: string, from?: 'grid' | 'field'): void {
    grid.choose(date);
    showError();
    if (from !== 'field') input.value = date;
    again.replaceChildren(
      element('span', {}, date && formatShortDay(date)),
      element('span', {}, 'Change day'),
    );
    group.toggleAttribute('data-chosen', Boolean(date) && from !== 'field');
  }

  /** The days with a free time that are nearest to another, in order; at most three. */
  async function nearestFree(date: string): Promise<string[]> {
    const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(date));
    const month = await loading;
    const next = nextDay(`${date.slice(0, 7)}-28`, 4).slice(0, 7);
    let days = freeDays(month);
    if (days.length < mostOffered) days = [...days, ...freeDays(await findDays(next))];
    return days
      .filter((day) => day !== date)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, mostOffered)
      .sort();
  }

  function reopen(): void {
    group.removeAttribute('data-chosen');
    grid.focus();
  }

  /** Shows what is wrong with the day; nothing takes it away. */
  function showError(message = ''): void {
    error.replaceChildren(...withPhoneLink(message));
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  function focus(): void {
    group.removeAttribute('data-chosen');
    input.focus();
  }

  return { element: group, open, write, nearestFree, showError, focus };
}

function freeDays(found: DaysFound | undefined): string[] {
  return (found?.days ?? []).filter(({ state }) => state === 'free').map(({ date }) => date);
}
