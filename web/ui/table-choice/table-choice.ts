import { eveningOf, messages, nightOf, type DayTime } from '@venue/domain';
import { dayChoice } from './day-choice.ts';
import { element } from './element.ts';
import { eveningGigs } from './evening-gigs.ts';
import { fetchDays, fetchTimes, type BookingKey, type DaysFound, type TimesFound } from './free-tables.ts';
import { partyChoice } from './party-choice.ts';
import { withPhoneLink } from './phone-link.ts';
import styles from './table-choice.module.css';
import { timeChoice, type Others } from './time-choice.ts';

export type { Others } from './time-choice.ts';

/** The table that a guest looks for. `date` and `time` are empty until a time is chosen. */
export type TableWish = {
  partySize: number | null;
  /** The evening, YYYY-MM-DD, which runs until 05:00. */
  evening: string;
  date: string;
  time: string;
};

type TableChoiceOptions = {
  /** The guest has chosen something. */
  onChange: () => void;
  /** A time was taken in place of one that was full: there is nothing left to choose. */
  onTake?: () => void;
  /** No table can be booked online, for the reason given. */
  onUnbookable?: (reason: string) => void;
  /** The booking that is being changed. */
  booking?: BookingKey;
};

/** The party before it is chosen, to ask whether there are tables at all. */
const usualParty = 2;

/**
 * Party, day and time, one after the other: each is shown once what comes before it is chosen. Plain DOM, because the
 * booking form in its frame is a document without React; the page of a booking uses the same.
 */
export function tableChoice({ onChange, onTake, onUnbookable, booking }: TableChoiceOptions) {
  const wish: TableWish = { partySize: null, evening: '', date: '', time: '' };
  /** The time that the guest chose last: shown as chosen on every day that has it. */
  let wantedTime = '';
  let found: TimesFound | undefined;
  /** Counts the searches, so that a slow one does not replace a later one. */
  let searches = 0;
  /** Why the party cannot book online; empty if it can. */
  let tooLarge = '';

  const party = partyChoice((size) => {
    wish.partySize = size;
    tooLarge = '';
    party.showError();
    void search();
    onChange();
  });
  const day = dayChoice({
    today: nightOf(new Date()),
    findDays: (month, isFresh) => fetchDays(month, wish.partySize ?? usualParty, isFresh),
    onChoose: chooseDay,
    onFound: handleFound,
  });
  const time = timeChoice({
    onChoose: (chosen) => {
      wantedTime = chosen.time;
      setTime(chosen);
      time.clear();
      onChange();
    },
    onTake: (chosen) => void take(chosen),
    onDay: (date) => chooseDay(date, 'grid'),
  });
  const steps = element('div', { class: styles.steps }, party.element, day.element, time.element);
  const box = element('div', { class: styles.choice }, steps);

  function chooseDay(date: string, from: 'grid' | 'field'): void {
    wish.evening = date;
    day.write(date, from);
    setTime({ date: '', time: '' });
    onChange();
    const showing = showTimes();
    if (from !== 'grid') return;
    // On a narrow screen the times take the place of the month, which had the focus.
    time.focus();
    void showing.then(() => {
      if (document.activeElement === time.element) time.focus();
    });
  }

  function setTime({ date, time: at }: DayTime): void {
    Object.assign(wish, { date: at && date, time: at });
  }

  /** Looks for what the party can have. */
  async function search(isFresh = false): Promise<void> {
    show();
    await Promise.all([day.open(isFresh), showTimes(isFresh)]);
  }

  /** Shows what follows from what is chosen. */
  function show(): void {
    const isAsked = wish.partySize !== null && !tooLarge;
    day.element.hidden = !isAsked;
    if (!isAsked || !wish.evening) time.hide();
  }

  function handleFound({ code, reason = '' }: Pick<DaysFound, 'code' | 'reason'>): void {
    if (code === 'unreadable') onUnbookable?.(reason);
    const wasTooLarge = tooLarge !== '';
    tooLarge = code === 'partyTooLarge' && wish.partySize !== null ? reason : '';
    if (tooLarge) {
      party.showError(...withPhoneLink(reason));
      setTime({ date: '', time: '' });
    } else if (wasTooLarge) {
      party.showError();
      void showTimes();
    }
    show();
    onChange();
  }

  async function showTimes(isFresh = false): Promise<void> {
    const { evening, partySize } = wish;
    if (!evening || partySize === null || tooLarge) return;
    const own = (searches += 1);
    time.wait(evening);
    const loadingGigs = eveningGigs(evening);
    const times = await fetchTimes(evening, partySize, { isFresh, booking });
    if (own !== searches || tooLarge) return;
    if (times?.code === 'partyTooLarge') {
      handleFound(times);
      return;
    }
    found = times;
    const kept = times?.times.find((each) => each.isFree && each.time === wantedTime);
    if (times) setTime(kept ?? { date: '', time: '' });
    else setTime({ date: evening, time: wantedTime });
    if (times) time.show(times, wish, times.code ? await day.nearestFree(evening) : []);
    else time.letType(evening, wantedTime);
    onChange();
    const gigs = await loadingGigs;
    if (own === searches) time.showGigs(gigs);
  }

  async function take(chosen: DayTime): Promise<void> {
    wantedTime = chosen.time;
    wish.evening = eveningOf(chosen);
    day.write(wish.evening, 'grid');
    await showTimes();
    onTake?.();
  }

  /** Fills the choice in, with what is known of it, and looks for tables. */
  async function write({ partySize, evening, time: at }: Partial<TableWish>): Promise<void> {
    if (partySize) party.write(partySize);
    wish.partySize = partySize ?? null;
    wish.evening = evening ?? '';
    wantedTime = at ?? '';
    day.write(wish.evening);
    await search();
  }

  /** Shows what is wrong with party, day or time, and what is free in its place. */
  function showError(path: string, message: string, others?: Others): void {
    if (path === 'partySize') party.showError(...withPhoneLink(message));
    else if (path === 'date' || !wish.evening) day.showError(message);
    else time.showError(message, others);
  }

  function focus(path: string): void {
    if (path === 'partySize' || wish.partySize === null) party.focus();
    else if (path === 'date' || !wish.evening) day.focus();
    else time.focus();
  }

  /** What is wrong with the choice as it is; undefined once it can be sent. */
  function problem(): { path: 'partySize' | 'date' | 'time'; message: string } | undefined {
    if (wish.partySize === null) return { path: 'partySize', message: messages.bookingPartySize };
    if (tooLarge) return { path: 'partySize', message: tooLarge };
    if (!wish.evening) return { path: 'date', message: messages.bookingDateInvalid };
    return wish.time ? undefined : { path: 'time', message: messages.bookingTimeInvalid };
  }

  /** Whether the table would be confirmed at once, as far as is known. */
  function isConfirmedAtOnce(): boolean {
    return Boolean(
      found?.times.find((each) => each.date === wish.date && each.time === wish.time)?.isConfirmedAtOnce,
    );
  }

  return {
    element: box,
    read: (): TableWish => ({ ...wish }),
    write,
    /** Loads days and times again, after one of them turned out to be taken. */
    refresh: () => search(true),
    showError,
    focus,
    problem,
    isConfirmedAtOnce,
  };
}
