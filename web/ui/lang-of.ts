import { venue } from '../../venue.config.ts';

/**
 * The `lang` of a heading or link, for screen readers and hyphenation; undefined for English. Only the festival's name is
 * known to be in another language: to guess that of what staff type would make screen readers mispronounce English.
 */
export function langOf(words: string): string | undefined {
  const { name, lang } = venue.festival;
  return words.trim() === name ? lang : undefined;
}
