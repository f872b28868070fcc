import { formatShortDay, fromLocalInput, dateWords, nextDay, weekdayOf, type DayState } from '@venue/domain';
import { element, pressButton } from './element.ts';
import styles from './table-choice.module.css';

/** In words, for what a colour or a line through the figure says otherwise. */
const stateWords: Record<DayState, string> = {
  free: 'free',
  full: 'full',
  closed: 'closed',
  past: 'past',
  notYet: 'not open for booking yet',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Steps of the keys, in days; Page Up and Page Down go to the same day of another month. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

type DayGridOptions = {
  /** The evening that is tonight, YYYY-MM-DD. */
  today: string;
  /** A day was pressed, whatever its state, but not one that is past or not open yet. */
  onChoose: (date: string) => void;
  /** Another month, YYYY-MM, is shown, and its states are needed. */
  onMonth: (month: string) => void;
};

/**
 * A month as a grid: arrow keys move through its days, Enter chooses one. The states of the days come later, by
 * `mark`; until then each of them can be pressed.
 */
export function dayGrid({ today, onChoose, onMonth }: DayGridOptions) {
  let month = today.slice(0, 7);
  /** The day that has the focus when the grid gets it. */
  let current = today;
  let chosen = '';
  let states = new Map<string, DayState>();

  const title = element('p', { id: 'day-month', class: styles.monthTitle, 'aria-live': 'polite' });
  const back = pressButton({ 'aria-label': 'Month before' }, () => turn(-1), '‹');
  const on = pressButton({ 'aria-label': 'Next month' }, () => turn(1), '›');
  const body = element('tbody');
  const head = weekdays.map((name) => element('th', { scope: 'col', abbr: name }, name.slice(0, 2)));
  const table = element(
    'table',
    { role: 'grid', 'aria-labelledby': title.id },
    element('thead', {}, element('tr', {}, ...head)),
    body,
  );
  const grid = element(
    'div',
    { class: styles.month },
    element('div', { class: styles.monthHead }, back, title, on),
    table,
  );

  body.addEventListener('click', ({ target }) => {
    const date = (target as Element).closest('td')?.dataset['date'];
    if (date) press(date);
  });
  body.addEventListener('keydown', handleKey);
  draw();

  function handleKey(event: KeyboardEvent): void {
    const next = targetOf(event.key);
    if (event.key === 'Enter' || event.key === ' ') press(current);
    else if (!next) return;
    else move(next);
    event.preventDefault();
  }

  /** The day that a key leads to; undefined for other keys. */
  function targetOf(key: string): string | undefined {
    // Monday is the first day of the week.
    const place = (weekdayOf(current) + 6) % 7;
    if (key in steps) return nextDay(current, steps[key]);
    if (key === 'Home') return nextDay(current, -place);
    if (key === 'End') return nextDay(current, 6 - place);
    if (key === 'PageUp') return sameDay(current, -1);
    if (key === 'PageDown') return sameDay(current, 1);
    return undefined;
  }

  function move(date: string): void {
    if (date < today || (date.slice(0, 7) > month && on.disabled)) return;
    current = date;
    if (date.slice(0, 7) !== month) goTo(date.slice(0, 7));
    draw();
    focus();
  }

  function press(date: string): void {
    const state = states.get(date);
    if (state === 'past' || state === 'notYet') return;
    current = date;
    onChoose(date);
  }

  function turn(months: number): void {
    const date = sameDay(`${month}-01`, months);
    current = date < today ? today : date;
    goTo(date.slice(0, 7));
    draw();
  }

  function goTo(next: string): void {
    month = next;
    states = new Map();
    onMonth(month);
  }

  function draw(): void {
    const first = `${month}-01`;
    const { month: name, year } = dateWords(fromLocalInput(`${first}T12:00`));
    title.textContent = `${name} ${year}`;
    back.disabled = month <= today.slice(0, 7);
    on.disabled = states.get(lastDay(month)) === 'notYet';
    const rows: HTMLTableRowElement[] = [];
    const lead = (weekdayOf(first) + 6) % 7;
    for (let date = nextDay(first, -lead); date.slice(0, 7) <= month; date = nextDay(date, 7)) {
      // Weeks that are over would only take room.
      if (nextDay(date, 6) < today) continue;
      const cells = Array.from({ length: 7 }, (_, index) => cell(nextDay(date, index)));
      rows.push(element('tr', {}, ...cells));
    }
    body.replaceChildren(...rows);
  }

  function cell(date: string): HTMLTableCellElement {
    if (!date.startsWith(month)) return element('td', { role: 'gridcell' });
    const state = states.get(date) ?? (date < today ? 'past' : undefined);
    return element(
      'td',
      {
        role: 'gridcell',
        'data-date': date,
        'data-state': state,
        tabindex: date === current ? '0' : '-1',
        'aria-label': `${formatShortDay(date)}${state ? `, ${stateWords[state]}` : ''}`,
        'aria-selected': String(date === chosen),
        'aria-disabled': state === 'past' || state === 'notYet' ? 'true' : undefined,
        'aria-current': date === today ? 'date' : undefined,
      },
      element('span', {}, String(Number(date.slice(8)))),
    );
  }

  /** Sets the states of the days of a month; those of another month than the one that is shown are ignored. */
  function mark(of: string, days: readonly { date: string; state: DayState }[]): void {
    if (of !== month) return;
    states = new Map(days.map(({ date, state }) => [date, state]));
    const hasFocus = body.contains(document.activeElement);
    draw();
    if (hasFocus) focus();
  }

  /** Shows a day as chosen, in its month; an empty text takes the choice back. */
  function choose(date: string): void {
    chosen = date;
    if (date) {
      current = date;
      if (date.slice(0, 7) !== month) goTo(date.slice(0, 7));
    }
    draw();
  }

  function focus(): void {
    body.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** Whether the states are known and no day is left to book, free or full. */
  function isOver(): boolean {
    return states.size > 0 && ![...states.values()].some((state) => state === 'free' || state === 'full');
  }

  return { element: grid, month: () => month, turn, mark, choose, focus, isOver };
}

/** The same day of another month, or its last one. */
function sameDay(date: string, months: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T12:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  const last = lastDay(month);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

function lastDay(month: string): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10);
}
