import { summaryLength } from '../constants.ts';
import { ContentLimits } from '../limits.ts';
import { contentItem } from '../menu/menu.ts';
import * as messages from '../messages.ts';
import { choice, entryId, list, changeStamps, type RecordOf, type ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';

/** The element types of the terms and the privacy policy, with the names that staff see. */
export const legalTypeNames = {
  Title: 'Title',
  SubTitle: 'Subtitle',
  Paragraph: 'Paragraph',
  List: 'List',
  NumberedList: 'Numbered list',
} as const;

export type LegalElementType = keyof typeof legalTypeNames;

export const legalElementTypes = /* @__PURE__ */ Object.keys(legalTypeNames) as LegalElementType[];

/** One element: a list has many items, other types have one. */
export const legalElement = {
  _id: entryId,
  elementType: choice('', legalTypeNames, {
    requiredMessage: messages.elementTypeMissing,
    unknown: messages.elementTypeUnknown,
  }),
  content: list('', contentItem, {
    max: ContentLimits.elementItems,
    requiredMessage: messages.contentsMissing,
  }),
};

export type LegalElement = ValuesOf<typeof legalElement>;

/** Terms and conditions, or the privacy policy: each one record. */
export const legalText = {
  contents: list('Element', legalElement, { requiredMessage: messages.contentsMissing, withIds: true }),
  ...changeStamps,
};

export type LegalText = RecordOf<typeof legalText>;

/** Whether elements of the type have many items. */
export function isListType(type: LegalElementType): boolean {
  return type === 'List' || type === 'NumberedList';
}

/** An empty legal text, as before the first save. */
export const emptyLegalText: LegalText = /* @__PURE__ */ readRecord(legalText, 'main', {});

/** An item's one-line summary in the back office: its first 25 characters, with "..." if there are more. */
export function summarise(text: string): string {
  // Code points, not UTF-16 units: no emoji or accent is cut in half.
  const characters = [...text.normalize('NFC')];
  if (characters.length <= summaryLength) return text;
  return `${characters.slice(0, summaryLength).join('')}...`;
}
