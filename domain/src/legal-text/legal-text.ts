import { summaryLength } from '../constants.ts';
import type { ContentItem } from '../menu/menu.ts';

/** What an element of the terms or the privacy policy can be (section 3). */
export const legalElementTypes = ['Title', 'SubTitle', 'Paragraph', 'List', 'NumberedList'] as const;

export type LegalElementType = (typeof legalElementTypes)[number];

/** One element: a list holds many items, the other types one. */
export type LegalElement = { elementType: LegalElementType; content: ContentItem[] };

/** Terms and conditions, or the privacy policy: each one record (section 3). */
export type LegalText = { _id: string; contents: LegalElement[]; updatedAt?: Date };

/** Whether elements of the type hold many items. */
export function isListType(type: LegalElementType): boolean {
  return type === 'List' || type === 'NumberedList';
}

/** Terms or privacy policy before anything was entered. */
export const emptyLegalText: LegalText = { _id: 'main', contents: [] };

/** An item in one short line for the back office: its first 25 characters, with "..." if there are more (section 2.7). */
export function summarise(text: string): string {
  // Counted in whole characters, so that no emoji or accent is cut in half.
  const characters = [...text.normalize('NFC')];
  if (characters.length <= summaryLength) return text;
  return `${characters.slice(0, summaryLength).join('')}...`;
}
