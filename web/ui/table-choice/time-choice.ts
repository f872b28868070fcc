import { formatShortDay, type DayTime, type TableTime } from '@venue/domain';
import { element, pressButton } from './element.ts';
import { withPhoneLink } from './phone-link.ts';
import styles from './table-choice.module.css';
import type { TimesFound } from './free-tables.ts';

/** Times and days that are offered in place of one that is taken. */
export type Others = { times: DayTime[]; days: DayTime[] };

type TimeChoiceOptions = {
  onChoose: (time: DayTime) => void;
  /** One of `Others` was pressed. */
  onTake: (time: DayTime) => void;
  /** A day was pressed in place of one without a free time. */
  onDay: (date: string) => void;
};

/** The times of an evening as figures; where none is free, why, and what is. */
export function timeChoice({ onChoose, onTake, onDay }: TimeChoiceOptions) {
  const words = element('p', { class: styles.words, role: 'status' });
  const row = element('div', { class: styles.figures });
  const error = element('p', { id: 'time-error', class: styles.error });
  const others = element('div', { class: styles.others });
  const gigs = element('div', { class: styles.gigs });
  const day = element('span');
  const group = element(
    'fieldset',
    { class: styles.time, tabindex: '-1', hidden: true, 'aria-describedby': error.id },
    element('legend', {}, 'What time? ', day),
    gigs,
    words,
    error,
    others,
    row,
  );

  row.addEventListener('change', ({ target }) => {
    const { value, type } = target as HTMLInputElement;
    if (type === 'radio') onChoose(splitMoment(value));
  });

  /** Says that the times of an evening are on their way. */
  function wait(evening: string): void {
    group.hidden = false;
    day.textContent = formatShortDay(evening);
    clear();
    words.textContent = 'Looking for free tables …';
    row.replaceChildren();
    gigs.replaceChildren();
  }

  /** Shows the times of an evening, the chosen one as chosen. */
  function show({ times, code, reason }: TimesFound, chosen: DayTime, freeDays: string[]): void {
    const isFree = code === undefined;
    words.replaceChildren(...(isFree ? [countWords(times)] : withPhoneLink(reason ?? '')));
    row.replaceChildren(...(isFree ? times.map((time) => radio(time, chosen)) : []));
    others.replaceChildren(
      ...(isFree || code === 'partyTooLarge' || freeDays.length === 0
        ? []
        : [
            element('p', {}, 'The nearest days with a table:'),
            ...freeDays.map((date) => pressButton({}, () => onDay(date), formatShortDay(date))),
          ]),
    );
  }

  /** A free field, for when the times cannot be loaded; the server checks it. */
  function letType(evening: string, chosen: string): void {
    group.hidden = false;
    day.textContent = evening && formatShortDay(evening);
    words.textContent = 'We can’t see the free times just now. Type one, and we will check it.';
    const input = element('input', { id: 'typed-time', type: 'time', step: '900', value: chosen });
    input.addEventListener('input', () => onChoose({ date: evening, time: input.value }));
    const field = element('div', { class: styles.typed }, element('label', { for: input.id }, 'Time'), input);
    row.replaceChildren(field);
    others.replaceChildren();
  }

  /** Shows what is wrong with the time, and what is free in its place. */
  function showError(message: string, { times, days }: Others = { times: [], days: [] }): void {
    error.replaceChildren(...withPhoneLink(message));
    const take = (time: DayTime, label: string) => pressButton({}, () => onTake(time), label);
    others.replaceChildren(
      ...(times.length + days.length > 0 ? [element('p', {}, 'Take one of these instead:')] : []),
      ...times.map((each) => take(each, each.time)),
      ...days.map((each) => take(each, `${formatShortDay(each.date)}, ${each.time}`)),
    );
  }

  function clear(): void {
    error.replaceChildren();
    others.replaceChildren();
  }

  function showGigs(sentences: HTMLElement[]): void {
    gigs.replaceChildren(...sentences);
  }

  /** Hides the times, until a day is chosen. */
  function hide(): void {
    group.hidden = true;
  }

  function focus(): void {
    const first =
      row.querySelector<HTMLElement>('input:checked') ?? row.querySelector<HTMLElement>('input:enabled');
    (first ?? group).focus();
  }

  return { element: group, wait, show, letType, showError, showGigs, clear, hide, focus };
}

function radio({ date, time, isFree }: TableTime, chosen: DayTime): HTMLLabelElement {
  const input = element('input', {
    type: 'radio',
    name: 'time',
    value: `${date}T${time}`,
    'aria-label': `${formatShortDay(date)}, ${time}, ${isFree ? 'free' : 'full'}`,
    disabled: !isFree,
  });
  input.checked = isFree && chosen.date === date && chosen.time === time;
  return element('label', { title: isFree ? undefined : 'Full' }, input, element('span', {}, time));
}

/** For screen readers and eyes alike: how much there is to choose from. */
function countWords(times: readonly TableTime[]): string {
  const free = times.filter(({ isFree }) => isFree).length;
  if (free === 1) return 'One time is free.';
  return free === times.length
    ? 'All of these are free.'
    : `${free} are free. What is struck through is full.`;
}

function splitMoment(moment: string): DayTime {
  const [date = '', time = ''] = moment.split('T');
  return { date, time };
}
