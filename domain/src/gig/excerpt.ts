import { excerptSentences } from '../constants.ts';
import * as messages from '../messages.ts';

/** Punctuation with optional quotes or brackets, which ends a sentence if white space follows. */
const sentenceEnd = /[.!?…]+["'”’)\]]*/gu;

/** Abbreviations whose full stop never ends a sentence. */
const titles = /(?:^|[\s("'“‘])(?:mr|mrs|ms|dr|fr|st|sr|jr|prof|rev|co|vs|feat|ft|e\.g|i\.e)\.$/iu;

/** Abbreviations whose full stop ends a sentence unless a small letter follows. */
const openWords = /(?:\b(?:etc|a\.m|p\.m|approx|incl|tel)\.|…|\.\.\.)["'”’)\]]*$/iu;

/**
 * The first four sentences of an event's description, followed by "..." if there is more.
 * "Description not available" for a missing or blank one.
 *
 * A sentence ends at . ! ? or … before white space. Titles ("Mr."), initials ("J. Murphy"), "No. 5", prices ("12.50")
 * and web addresses do not end one; neither do "…" and "p.m." before a small letter.
 */
export function excerpt(desc: string | null | undefined): string {
  const text = desc?.trim();
  if (!text) return messages.descriptionMissing;
  let sentences = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (!/\s/.test(text.charAt(end))) continue;
    // 40 characters on either side are enough; matching the whole text at each mark would be quadratic.
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
  // A single capital before a name is an initial, except "I": "Shane and I. Doors at eight."
  if (/(?:^|[\s.])(?!I)\p{Lu}\.$/u.test(before)) return !/^\p{Lu}\p{Ll}/u.test(after);
  return true;
}
