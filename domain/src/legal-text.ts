import type { ContentItem } from './menu.ts';

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
