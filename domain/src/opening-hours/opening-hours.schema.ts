import type { InferType } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { openingHoursElementTypes } from './opening-hours.ts';
import { basedOn, choice, fields, line, list, needed } from '../record/checks.ts';

/** The opening hours: every line has a type and says something (sections 3, 5). */
export const openingHoursSchema = fields({
  contents: list(
    fields({
      elementType: choice(openingHoursElementTypes, messages.elementTypeMissing, messages.elementTypeUnknown),
      content: needed(line(), messages.textEmpty),
    }),
    Limits.elements,
  ).required(messages.contentsMissing),
  updatedAt: basedOn(),
});

export type OpeningHoursInput = InferType<typeof openingHoursSchema>;
