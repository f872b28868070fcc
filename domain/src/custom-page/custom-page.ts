import { buttonChoices, formerButtons } from '../buttons.ts';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { choice, endpoint, image, line, list, stamps, text } from '../record/field.ts';
import type { RecordOf, ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { showing } from '../visibility/visibility.ts';

/** One panel of a custom page. Button and photo are required, title and text are not (sections 3, 5). */
const panel = {
  /** Empty for a new panel; the server sets it. */
  _id: line(''),
  panelTitle: line('Panel title'),
  panelDesc: text('Panel description'),
  panelButtonType: choice('Button type', buttonChoices, {
    missing: messages.panelButtonMissing,
    unknown: messages.buttonUnknown,
    formerly: formerButtons,
    default: 'Menu',
  }),
  panelImg: image('Panel image', { missing: messages.panelPhotoMissing }),
};

export type Panel = ValuesOf<typeof panel>;

/**
 * A custom page, which the specification calls a route: listed under EVENTS and shown at /event/{_id} (section 3).
 * Section 5 gives a missing URL endpoint the message of the missing cover photo; forms also name the endpoint.
 */
export const customPage = {
  title: line('Route Title', { missing: messages.routeTitleMissing }),
  introTitle: line('Description Title', { missing: messages.routeDescTitleMissing }),
  /** Letters only, at most 11. */
  route: endpoint('URL endpoint', { missing: messages.routeCoverPhotoMissing }),
  introDesc: text('Intro Description', { missing: messages.routeDescriptionMissing }),
  topImg: image('Main Image', { missing: messages.routeCoverPhotoMissing }),
  panels: list('Panel', panel, { max: Limits.panels }),
  ...showing,
  ...stamps,
};

export type Route = RecordOf<typeof customPage>;

/** A new, empty custom page. */
export const emptyRoute: Route = /* @__PURE__ */ readRecord(customPage, '', {});
