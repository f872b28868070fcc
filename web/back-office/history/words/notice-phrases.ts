import { formatLongDateTime, type ClosedTonight, type Notice } from '@venue/domain';
import { shorten } from '../compare/shorten.ts';
import type { Phrase } from './phrase.ts';

/** Longest text of a notice that is said, in characters. */
const longestNotice = 80;

/** What happened to the notice: "Put up: “Kitchen closes at eight”", "Taken down". */
export function noticePhrases(before: Notice, after: Notice): Phrase[] {
  const said = `“${shorten(after.text, longestNotice)}”`;
  if (before.text !== after.text) {
    if (after.text === '') return [{ text: 'Taken down' }];
    return [{ text: `${before.text === '' ? 'Put up' : 'It now says'}: ${said}` }];
  }
  if (after.until && before.until?.getTime() !== after.until.getTime()) {
    return [{ text: `Stays till ${formatLongDateTime(after.until)}` }];
  }
  return [];
}

/** What was closed, in the words of its notice, or that it is open again. */
export function closingPhrases(before: ClosedTonight, after: ClosedTonight): Phrase[] {
  if (after.until) return [{ text: after.notice || 'Closed' }];
  return before.until ? [{ text: 'Open again' }] : [];
}
