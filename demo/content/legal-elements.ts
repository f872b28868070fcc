import type { LegalElement, LegalElementType } from '@venue/domain';

function element(elementType: LegalElementType, strings: string[]): LegalElement {
  return { elementType, content: strings.map((contentString) => ({ contentString })) };
}

/** The makers of a legal text's elements, one for each type. */
export const title = (text: string) => element('Title', [text]);
export const subTitle = (text: string) => element('SubTitle', [text]);
export const paragraph = (text: string) => element('Paragraph', [text]);
export const list = (...items: string[]) => element('List', items);
export const numbered = (...items: string[]) => element('NumberedList', items);
