import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { contentItem } from '../menu/menu.ts';
import { listSchema, needed, textSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { isListType, legalElement, legalText, type LegalElementType } from './legal-text.ts';

const content = listSchema(
  schemaOf(contentItem, { contentString: needed(textSchema(), messages.textEmpty) }),
  ContentLimits.elementItems,
)
  .required(messages.contentsMissing)
  .when('elementType', ([type], content) =>
    isListType(type as LegalElementType)
      ? content.min(1, messages.listItemNeeded)
      : content.length(1, messages.oneStringNeeded),
  );

/** Terms or privacy policy: lists have one item or more, other elements exactly one, and no item is empty. */
export const legalTextSchema = schemaOf(legalText, {
  contents: listSchema(schemaOf(legalElement, { content }), ContentLimits.elements).required(
    messages.contentsMissing,
  ),
});
