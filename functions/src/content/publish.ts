import {
  fixedImages,
  Limits,
  websiteGalleryFields,
  websiteImageFields,
  type Media,
  type PublishedSite,
} from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { readRecord, type Records } from './converters.ts';
import { readRecordPath, singleId, type ContentKind } from './kinds.ts';

/** Stored content documents by path. */
export type Documents = Map<string, DocumentData>;

/** The published content without its version and the media, which are looked up once the files are known. */
export type SiteContent = Omit<PublishedSite, 'version' | 'publishedAt' | 'media'>;

/** From when on an event is past for the public: four hours after its start (section 4). */
export function pastCutoff(now: Date): Date {
  return new Date(now.getTime() - 4 * 60 * 60 * 1000);
}

/**
 * Composes what the public site shows out of the stored documents: menus in tab order, routes as
 * created, upcoming events all and past ones the latest 60, ascending by date.
 */
export function composeSite(documents: Documents, now: Date): SiteContent {
  const single = <K extends ContentKind>(kind: K): Records[K] =>
    records(documents, kind)[0] ?? readRecord(kind, singleId, {});
  const cutoff = pastCutoff(now).getTime();
  const events = records(documents, 'events').sort((a, b) => a.datetime.getTime() - b.datetime.getTime());
  const past = events.filter((event) => event.datetime.getTime() <= cutoff);
  const upcoming = events.filter((event) => event.datetime.getTime() > cutoff);
  return {
    website: single('website'),
    menus: records(documents, 'menus').sort((a, b) => a.position - b.position),
    openingHours: single('openingHours'),
    termsAndConditions: single('termsAndConditions'),
    privacyPolicy: single('privacyPolicy'),
    routes: records(documents, 'routes').sort(
      (a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0),
    ),
    events: [...past.slice(-Limits.publishedPastEvents), ...upcoming],
  };
}

/** Every image and video file that the site or a fixed page names, once each. */
export function namedFiles({ website, routes, events }: SiteContent): string[] {
  const files = [
    ...websiteImageFields.map((field) => website[field]),
    ...websiteGalleryFields.flatMap((field) => website[field]),
    website.heroVideo,
    ...routes.flatMap((route) => [route.topImg, ...route.panels.map((panel) => panel.panelImg)]),
    ...events.map((event) => event.img),
    ...fixedImages(),
  ];
  // A name with a slash would be a path into another collection; no stored file has one.
  return [...new Set(files)].filter((file) => file !== '' && !file.includes('/')).sort();
}

/** The document `published/site`. */
export function published(
  content: SiteContent,
  media: Record<string, Media>,
  version: number,
  publishedAt: Date,
): PublishedSite {
  return { version, publishedAt, ...content, media };
}

function records<K extends ContentKind>(documents: Documents, kind: K): Records[K][] {
  const found: Records[K][] = [];
  for (const [path, data] of documents) {
    const record = readRecordPath(path);
    if (record.kind === kind) found.push(readRecord(kind, record.id, data));
  }
  return found;
}
