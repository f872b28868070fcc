import {
  fieldsOf,
  fileNames,
  inListOrder,
  kindNames,
  kindOf,
  recordPart,
  singleId,
  toJson,
  type KindName,
  type PartKind,
  type PartName,
  type Published,
  type SiteJson,
} from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Documents } from '../kinds/change.ts';
import { namedFiles } from '../kinds/named-files.ts';
import { readRecordPath } from '../kinds/record-paths.ts';
import { recordsIn } from '../kinds/records-in.ts';
import type { Composing, OwnParts } from '../kinds/server-kind.ts';
import { serverKind } from '../kinds/server-kinds.ts';
import { readForGuests } from '../kinds/to-public-record.ts';
import { fixedImages } from '../uploads/fixed-images.ts';

/** The result of composing a save: the site without version and media, and the changed parts; undefined deletes one. */
export type Composition = Pick<OwnParts, 'parts' | 'namedPages'> & {
  site: Omit<SiteJson, keyof Published | 'publishedAt' | 'parts'>;
};

/** Records of the kinds whose records are published together, which the changed ones are composed with. */
export type Neighbours = Map<KindName, object[]>;

/**
 * Composes the effect of changed records on the published site: their parts, and what the site has of them. Everything
 * else is copied from `site`. With `nothingPublished` and all documents it composes the whole site. What guests don't
 * see at `now` is in none of it.
 * @param neighbours of a kind with a composer of its own what that has read, of a list those that are published
 */
export function compose(save: Composing, neighbours: Neighbours): Composition {
  const { changed, after, now } = save;
  const composition: Composition = { site: { ...save.site }, parts: new Map() };
  const { parts } = composition;
  const lists = new Map<KindName, object[]>();
  for (const path of changed) {
    const { kind, id } = readRecordPath(path);
    const { list, publish } = kindOf(kind);
    if (list === 'single' && id !== singleId) continue;
    const record = readPublished(kind, id, after.get(path), now);
    if (publish.in === 'site') addToSite(composition, kind, record ?? readPublished(kind, id, {}, now)!);
    if (publish.in === 'part') {
      const part = recordPart(kind as PartKind, id);
      parts.set(part, record && partOf(publish.record, record, filesOf(kind, [record])));
      addLink(composition, kind, id, record, after.get(path));
    }
    if (publish.in === 'list') {
      const records = replace(kind, lists.get(kind) ?? neighbours.get(kind) ?? [], id, record);
      lists.set(kind, records);
      parts.set(publish.part as PartName, partOf(publish.records, records, filesOf(kind, records)));
    }
  }
  for (const kind of kindNames) {
    const { compose: composeOwn } = serverKind(kind);
    if (!composeOwn) continue;
    const own = composeOwn.compose(ofKind(kind, save), neighbours.get(kind) ?? []);
    Object.assign(composition.site, own.site);
    for (const [name, part] of own.parts) parts.set(name, part);
    if (own.namedPages) composition.namedPages = own.namedPages;
  }
  return composition;
}

/** The save, with the changed records of one kind. */
export function ofKind(kind: KindName, save: Composing): Composing {
  return { ...save, changed: save.changed.filter((path) => readRecordPath(path).kind === kind) };
}

/** The neighbours of changed records among documents that hold all of them. */
export function neighboursIn(documents: Documents): Neighbours {
  const own = kindNames.filter((kind) => serverKind(kind).compose);
  return new Map(own.map((kind) => [kind, recordsIn(kind, documents)]));
}

/** The pictures and videos of the site itself: those of its records and of the build's own pages. */
export function filesOfSite(site: object): string[] {
  const found = site as Record<string, object | undefined>;
  const own = kindNames.filter((kind) => kindOf(kind).publish.in === 'site');
  return namedFiles([
    ...own.flatMap((kind) => fileNames(fieldsOf(kind), found[kind] ?? {})),
    ...fixedImages(),
  ]);
}

/** A stored record as it is published at a time; undefined if guests don't see it. */
function readPublished(kind: KindName, id: string, data: DocumentData | undefined, now: Date) {
  const record = readForGuests(kind, id, data, now);
  return record && (serverKind(kind).published?.(record, now) ?? record);
}

function addToSite({ site }: Composition, kind: KindName, record: object): void {
  Object.assign(site, { [kind]: toJson(record) });
}

/** Adds, replaces or removes the link of a record, if its kind has links. */
function addLink(
  { site }: Composition,
  kind: KindName,
  id: string,
  record: object | undefined,
  stored: DocumentData = {},
): void {
  const { publish } = kindOf(kind);
  if (publish.in !== 'part' || !publish.links) return;
  const { in: name, fields } = publish.links;
  const all = (site as Record<string, unknown>)[name] as object[] | undefined;
  const values = record as Record<string, unknown> | undefined;
  const link = values && {
    ...Object.fromEntries(['_id', ...fields].map((field) => [field, values[field]])),
    ...serverKind(kind).link?.(values, stored),
  };
  Object.assign(site, { [name]: replace(kind, all ?? [], id, link && toJson(link)) });
}

function partOf(name: string, value: object, files: string[]) {
  return { content: { [name]: value }, files };
}

function filesOf(kind: KindName, records: object[]): string[] {
  return namedFiles(records.flatMap((record) => fileNames(fieldsOf(kind), record)));
}

/** The list with the entry of an id replaced, added or removed. */
function replace(kind: KindName, list: object[], id: string, entry: object | undefined): object[] {
  const others = (list as { _id: string }[]).filter(({ _id }) => _id !== id);
  return [...others, ...(entry ? [entry] : [])].sort(inListOrder(kindOf(kind)));
}
