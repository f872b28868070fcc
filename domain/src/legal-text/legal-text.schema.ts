import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, list, needed, text } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { isListType, legalElement, legalText, type LegalElementType } from './legal-text.ts';

const content = list(fields({ contentString: needed(text(), messages.textEmpty) }), Limits.elementItems)
  .required(messages.contentsMissing)
  .when('elementType', ([type], content) =>
    isListType(type as LegalElementType)
      ? content.min(1, messages.listItemNeeded)
      : content.length(1, messages.oneStringNeeded),
  );

/** Terms or privacy policy: a list has at least one item, the other types exactly one; no item is empty (section 5). */
export const legalTextSchema = schemaOf(legalText, {
  contents: list(schemaOf(legalElement, { content }), Limits.elements).required(messages.contentsMissing),
});
