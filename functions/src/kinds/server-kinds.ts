import { messages, noticeVisibilities, publishedNotice, type KindName } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';
import { customPageFace } from './custom-pages/custom-page-face.ts';
import { gigFace } from './gigs/gig-face.ts';
import { menuFace } from './menus/menu-face.ts';
import type { AnyServerKind, ServerKind } from './server-kind.ts';

/** The server's faces of all kinds. */
export const serverKinds: { [K in KindName]: ServerKind<K> } = {
  website: {},
  menus: menuFace,
  openingHours: {},
  notice: { visibilities: noticeVisibilities, published: publishedNotice },
  closedTonight: {
    // What was closed is not open again by bringing back the record alone.
    restore() {
      throw new HttpError(409, messages.closedNotRestored);
    },
  },
  termsAndConditions: {},
  privacyPolicy: {},
  routes: customPageFace,
  events: gigFace,
};

/** The server's face of a kind, for code that treats all kinds alike. */
export function serverKind(kind: KindName): AnyServerKind {
  return serverKinds[kind];
}
