import { buttonChoices, formerButtons } from '../buttons.ts';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { choice, entryId, urlName, image, line, list, stamps, text } from '../record/field.ts';
import type { RecordOf, ValuesOf } from '../record/field.ts';
import { visibility } from '../visibility/visibility.ts';

/** One panel of a custom page. Button and photo are required, title and text are not. */
const panel = {
  _id: entryId,
  panelTitle: line('Panel title'),
  panelDesc: text('Panel description'),
  panelButtonType: choice('Button type', buttonChoices, {
    requiredMessage: messages.panelButtonMissing,
    unknown: messages.buttonUnknown,
    aliases: formerButtons,
    default: 'Menu',
  }),
  panelImg: image('Panel image', { requiredMessage: messages.panelPhotoMissing }),
};

export type Panel = ValuesOf<typeof panel>;

/**
 * A custom page, a "route" in the API: listed under EVENTS and shown at /event/{_id}. A missing URL endpoint has the
 * message of the missing cover photo; forms also name the endpoint.
 */
export const customPage = {
  title: line('Route Title', { requiredMessage: messages.routeTitleMissing }),
  introTitle: line('Description Title', { requiredMessage: messages.routeDescTitleMissing }),
  /** Letters only, at most 11. */
  route: urlName('URL endpoint', { requiredMessage: messages.routeCoverPhotoMissing }),
  introDesc: text('Intro Description', { requiredMessage: messages.routeDescriptionMissing }),
  topImg: image('Main Image', { requiredMessage: messages.routeCoverPhotoMissing }),
  panels: list('Panel', panel, { max: ContentLimits.panels, withIds: true }),
  ...visibility,
  /** Addresses that lead to the page still, the oldest first. */
  formerRoutes: list('', line(''), { readOnly: true, internal: true }),
  ...stamps,
};

export type CustomPage = RecordOf<typeof customPage>;
