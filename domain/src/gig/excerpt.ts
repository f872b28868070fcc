import { excerptSentences } from '../constants.ts';
import * as messages from '../messages.ts';

/** A sentence's end: closing marks, perhaps a quote or bracket after them, then white space. */
const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)/gu;

/** Words whose full stop does not end a sentence, however the text goes on. */
const titles = /(?:^|[\s("'“‘])(?:mr|mrs|ms|dr|fr|st|sr|jr|prof|rev|co|vs|feat|ft|e\.g|i\.e)\.$/iu;

/** Words whose full stop ends a sentence only if a capital or a digit follows. */
const openWords = /(?:\b(?:etc|a\.m|p\.m|approx|incl|tel)\.|…|\.\.\.)["'”’)\]]*$/iu;

/**
 * The first four sentences of an event's description, with "..." if there is more (sections 2.5, 9).
 * A missing or blank description gives "Description not available".
 *
 * A sentence ends at . ! ? or … before white space. "Mr.", "Co." and the like, initials ("J. Murphy"),
 * "No. 5", prices ("12.50") and web addresses do not end one, nor does "…" or "p.m." before a small letter.
 */
export function excerpt(desc: string | null | undefined): string {
  const text = desc?.trim();
  if (!text) return messages.descriptionMissing;
  let sentences = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    // A few characters either side decide; looking at all of them would take for ever on a long text.
    if (!endsSentence(text.slice(Math.max(0, end - 40), end), text.slice(end, end + 40).trimStart()))
      continue;
    sentences += 1;
    if (sentences === excerptSentences) return `${text.slice(0, end)}...`;
  }
  return text;
}

function endsSentence(before: string, after: string): boolean {
  if (titles.test(before)) return false;
  if (openWords.test(before)) return !/^\p{Ll}/u.test(after);
  if (/\bno\.$/i.test(before)) return !/^\d/.test(after);
  // One capital before a name is an initial. "I" is a word: "Shane and I. Doors at eight."
  if (/(?:^|[\s.])(?!I)\p{Lu}\.$/u.test(before)) return !/^\p{Lu}\p{Ll}/u.test(after);
  return true;
}
