import {
  readButtonType,
  readRole,
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
  type LegalText,
  type Media,
  type Menu,
  type MusicEvent,
  type OpeningHours,
  type Panel,
  type Role,
  type Route,
  type User,
  type Website,
} from '@venue/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { ContentKind } from './kinds.ts';

/**
 * Stored documents read into domain objects. Each reader names every field that leaves the server, so
 * that nothing stored beside them (who saved, a field of an older version) is ever published.
 */
export type Records = {
  website: Website;
  menus: Menu;
  openingHours: OpeningHours;
  termsAndConditions: LegalText;
  privacyPolicy: LegalText;
  routes: Route;
  events: MusicEvent;
};

export function readWebsite(id: string, data: DocumentData): Website {
  const strings = [...websiteTextFields, ...websiteImageFields, 'heroVideo'] as const;
  const lists = [...websiteGalleryFields, 'restaurantInfo'] as const;
  return {
    _id: id,
    ...Object.fromEntries(strings.map((field) => [field, text(data[field])])),
    ...Object.fromEntries(lists.map((field) => [field, texts(data[field])])),
    updatedAt: date(data['updatedAt']),
  } as Website;
}

export function readMenu(id: string, data: DocumentData): Menu {
  return {
    _id: id,
    title: text(data['title']),
    route: text(data['route']),
    contents: readElements(data['contents']),
    position: typeof data['position'] === 'number' ? data['position'] : 0,
    updatedAt: date(data['updatedAt']),
  };
}

export function readOpeningHours(id: string, data: DocumentData): OpeningHours {
  const contents = list(data['contents']).map(({ elementType, content }) => ({
    elementType,
    content: text(content),
  }));
  return { _id: id, contents, updatedAt: date(data['updatedAt']) };
}

export function readLegalText(id: string, data: DocumentData): LegalText {
  return { _id: id, contents: readElements(data['contents']), updatedAt: date(data['updatedAt']) };
}

export function readRoute(id: string, data: DocumentData): Route {
  return {
    _id: id,
    title: text(data['title']),
    route: text(data['route']),
    topImg: text(data['topImg']),
    introTitle: text(data['introTitle']),
    introDesc: text(data['introDesc']),
    panels: list(data['panels']).map(readPanel),
    createdAt: date(data['createdAt']),
    updatedAt: date(data['updatedAt']),
  };
}

export function readEvent(id: string, data: DocumentData): MusicEvent {
  return {
    _id: id,
    artist: text(data['artist']),
    artistLink: text(data['artistLink']),
    desc: text(data['desc']),
    img: text(data['img']),
    datetime: date(data['datetime']) ?? new Date(0),
    createdAt: date(data['createdAt']),
    updatedAt: date(data['updatedAt']),
  };
}

export function readMedia(data: DocumentData): Media {
  return {
    width: Number(data['width']),
    height: Number(data['height']),
    widths: list(data['widths']).map(Number),
    contentType: text(data['contentType']),
    alt: text(data['alt']),
  };
}

/** A member of staff. The role comes from the account's claim, never from the document. */
export function readUser(id: string, data: DocumentData, role: Role): User {
  return {
    _id: id,
    username: text(data['username']),
    email: text(data['email']),
    desc: text(data['desc']),
    profileImg: text(data['profileImg']),
    role: readRole(role) ?? role,
  };
}

const readers: { [K in ContentKind]: (id: string, data: DocumentData) => Records[K] } = {
  website: readWebsite,
  menus: readMenu,
  openingHours: readOpeningHours,
  termsAndConditions: readLegalText,
  privacyPolicy: readLegalText,
  routes: readRoute,
  events: readEvent,
};

/** Reads a stored document of any kind of content. */
export function readRecord<K extends ContentKind>(kind: K, id: string, data: DocumentData): Records[K] {
  return readers[kind](id, data);
}

function readPanel(panel: DocumentData): Panel {
  return {
    _id: text(panel['_id']),
    panelTitle: text(panel['panelTitle']),
    panelDesc: text(panel['panelDesc']),
    panelImg: text(panel['panelImg']),
    panelButtonType: readButtonType(panel['panelButtonType']) ?? 'Menu',
  };
}

function readElements(value: unknown) {
  return list(value).map(({ elementType, content }) => ({
    elementType,
    content: list(content).map(({ contentString }) => ({ contentString: text(contentString) })),
  }));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return list(value).filter((each) => typeof each === 'string');
}

function list(value: unknown): DocumentData[string][] {
  return Array.isArray(value) ? value : [];
}

function date(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  return value instanceof Timestamp ? value.toDate() : undefined;
}
