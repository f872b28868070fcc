import { ContentLimits } from '../limits.ts';
import { dateTime, link, list, changeStamps, text, type RecordOf, type ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** How many days ahead a notice can end: what lasts longer belongs in the texts of the site. */
export const noticeDaysAhead = 30;

const words = {
  text: text('Notice', { max: ContentLimits.notice, isShort: true }),
  /** Where the notice leads, or empty. */
  link: link('Link'),
  /** Not shown before; missing for a notice that is shown at once. */
  from: dateTime('From', { optional: true }),
  /** Gone from then on. Missing only while there is no notice. */
  until: dateTime('Until', { optional: true }),
};

/** What every page tells its visitors for a while: one record, whose empty text stands for no notice. */
export const notice = {
  ...words,
  /** The notice that returns when this one, of "closed tonight", is over. */
  earlier: list('Earlier notice', words, { optional: true, readOnly: true }),
  ...changeStamps,
};

export type Notice = RecordOf<typeof notice>;

/** A notice as guests see it. */
export type LiveNotice = ValuesOf<typeof words> & { until: Date };

/** No notice, as before the first save. */
export const emptyNotice: Notice = /* @__PURE__ */ readRecord(notice, 'main', {});

/** The notice that guests see at a time: from its start until just before its end. */
export function liveNotice(latest: Notice, now: Date): LiveNotice | undefined {
  return [wordsOf(latest), ...(latest.earlier ?? [])].find((each): each is LiveNotice => isLive(each, now));
}

/** A notice as it would return after another one. */
export function wordsOf({ _id, earlier: _earlier, updatedAt: _at, ...own }: Notice): ValuesOf<typeof words> {
  return own;
}

/** The notice as it is published at a time: without what has not started yet or is over. */
export function publishedNotice(stored: Notice, now: Date): Notice {
  const { _id, earlier = [], updatedAt } = stored;
  const [first, ...others] = [wordsOf(stored), ...earlier].filter((each) => isLive(each, now));
  return first ? { _id, ...first, earlier: others, ...(updatedAt && { updatedAt }) } : emptyNotice;
}

/** When each notice of the stack is shown. */
export function noticeVisibilities({ earlier = [], ...latest }: Notice): Visibility[] {
  return [latest, ...earlier].map(({ text, from, until }) => ({
    isDraft: text === '',
    showFrom: from,
    showUntil: until,
  }));
}

/** The moments at which the notice that guests see may change. */
export function noticeMoments(notice: Notice): Date[] {
  return noticeVisibilities(notice).flatMap(({ showFrom, showUntil }) =>
    [showFrom, showUntil].filter((moment) => moment !== undefined),
  );
}

function isLive({ text, from, until }: Pick<Notice, 'text' | 'from' | 'until'>, now: Date): boolean {
  return text !== '' && until !== undefined && now < until && (!from || from <= now);
}
