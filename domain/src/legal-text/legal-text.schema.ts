import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { contentItem } from '../menu/menu.ts';
import { list, needed, text } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { isListType, legalElement, legalText, type LegalElementType } from './legal-text.ts';

const content = list(
  schemaOf(contentItem, { contentString: needed(text(), messages.textEmpty) }),
  Limits.elementItems,
)
  .required(messages.contentsMissing)
  .when('elementType', ([type], content) =>
    isListType(type as LegalElementType)
      ? content.min(1, messages.listItemNeeded)
      : content.length(1, messages.oneStringNeeded),
  );

/** Terms or privacy policy: lists have one item or more, other elements exactly one, and no item is empty (section 5). */
export const legalTextSchema = schemaOf(legalText, {
  contents: list(schemaOf(legalElement, { content }), Limits.elements).required(messages.contentsMissing),
});
