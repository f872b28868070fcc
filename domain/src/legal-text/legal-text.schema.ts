import type { InferType } from 'yup';
import { isListType, legalElementTypes, type LegalElementType } from './legal-text.ts';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { basedOn, choice, fields, list, needed, text } from '../record/checks.ts';

const legalElementSchema = fields({
  elementType: choice(legalElementTypes, messages.elementTypeMissing, messages.elementTypeUnknown),
  content: list(fields({ contentString: needed(text(), messages.textEmpty) }), Limits.elementItems)
    .required(messages.contentsMissing)
    .when('elementType', ([type], content) =>
      isListType(type as LegalElementType)
        ? content.min(1, messages.listItemNeeded)
        : content.length(1, messages.oneStringNeeded),
    ),
});

/** Terms or privacy policy: a list has at least one item, the other types exactly one; no item is empty (section 5). */
export const legalTextSchema = fields({
  contents: list(legalElementSchema, Limits.elements).required(messages.contentsMissing),
  updatedAt: basedOn(),
});

export type LegalTextInput = InferType<typeof legalTextSchema>;
