import type { LegalElement, LegalElementType, LegalText } from '@venue/domain';

/** What the form edits. */
export type LegalInput = { contents: LegalElement[] };

/** The editable part of the record, and nothing else of it. */
export function toLegalInput(text: LegalText | undefined): LegalInput {
  return {
    contents: (text?.contents ?? []).map(({ elementType, content }) => ({
      elementType,
      content: content.map(({ contentString }) => ({ contentString })),
    })),
  };
}

/** Element types as staff read them. */
export const legalTypeNames: Record<LegalElementType, string> = {
  Title: 'Title',
  SubTitle: 'Subtitle',
  Paragraph: 'Paragraph',
  List: 'List',
  NumberedList: 'Numbered list',
};
