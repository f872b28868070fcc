import { mixed, type InferType } from 'yup';
import { buttonTypes, readButtonType, type ButtonType } from '../buttons.ts';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { basedOn, endpoint, fields, fileName, line, list, needed, text } from '../record/checks.ts';

/** A panel: button and photo are required, title and description are not (section 5). */
export const panelSchema = fields({
  /** Missing for a new panel: the server gives it one. */
  _id: line(),
  panelTitle: line(),
  panelDesc: text(),
  panelImg: needed(fileName(), messages.panelPhotoMissing),
  panelButtonType: mixed<ButtonType>()
    .transform((value) => readButtonType(value) ?? (value === '' ? undefined : value))
    .nonNullable(messages.panelButtonMissing)
    .required(messages.panelButtonMissing)
    .oneOf(buttonTypes, messages.buttonUnknown)
    .meta({ jsonSchema: { type: 'string', enum: [...buttonTypes, 'Contact Us'] } }),
});

/**
 * A custom page (section 5). To the letter of the specification, a missing URL endpoint is told with the
 * words of the missing cover photo; forms name the endpoint beside it.
 */
export const routeSchema = fields({
  title: needed(line(), messages.routeTitleMissing),
  introTitle: needed(line(), messages.routeDescTitleMissing),
  introDesc: needed(text(), messages.routeDescriptionMissing),
  topImg: needed(fileName(), messages.routeCoverPhotoMissing),
  route: endpoint(messages.routeCoverPhotoMissing),
  panels: list(panelSchema, Limits.panels).default([]),
  updatedAt: basedOn(),
});

export type PanelInput = InferType<typeof panelSchema>;
export type RouteInput = InferType<typeof routeSchema>;
