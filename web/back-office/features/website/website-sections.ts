import {
  buttonChoices,
  entryFields as entriesOfList,
  website,
  type Field,
  type WebsiteGalleryField,
  type WebsiteImageField,
  type WebsiteTextField,
} from '@venue/domain';
import type { WebsiteField } from './website-input.ts';

/** A field in its section. */
export type WebsiteEntry = { label: string; hint?: string } & (
  | { kind: 'line' | 'text' | 'button'; name: WebsiteTextField }
  | { kind: 'choice'; name: 'menuOffDishes' }
  | { kind: 'image'; name: WebsiteImageField }
  | { kind: 'gallery'; name: WebsiteGalleryField }
  | { kind: 'video'; name: 'heroVideo' }
  | { kind: 'lines'; name: 'restaurantInfo' }
);

/** Fields that belong together, under a heading if the section has several groups. */
export type WebsiteGroup = { heading?: string; entries: WebsiteEntry[] };

/** A collapsible section of Edit Website. */
export type WebsiteSection = { title: string; groups: WebsiteGroup[] };

/** The ten sections of Edit Website (section 2.7), as the record declares them. Together they hold every field once. */
export const websiteSections: WebsiteSection[] = [];

for (const [name, field] of Object.entries(website) as [WebsiteField, Field][]) {
  const { section: title, heading } = field;
  if (!title) continue;
  let section = websiteSections.find((each) => each.title === title);
  if (!section) websiteSections.push((section = { title, groups: [] }));
  let group = section.groups.find((each) => each.heading === heading);
  if (!group) section.groups.push((group = { heading, entries: [] }));
  group.entries.push(entryOf(name, field));
}

/** The super-admin editing screen: four parts of the same record (section 2.7). */
export const superSections: WebsiteSection[] = (
  ['ethosTitle', 'homeImgs', 'galleryImgs', 'musicGalleryImgs'] as const
).map((name) => ({ title: website[name].label, groups: [{ entries: [entryOf(name, website[name])] }] }));

function entryOf(name: WebsiteField, field: Field): WebsiteEntry {
  return { kind: controlOf(field), name, label: field.label, hint: field.hint } as WebsiteEntry;
}

/** The control for a declared field. */
function controlOf(field: Field): WebsiteEntry['kind'] {
  if (field.kind === 'image' || field.kind === 'video') return field.kind;
  if (field.kind === 'choice') return field.names === buttonChoices ? 'button' : 'choice';
  if (field.kind === 'text' && !field.isShort) return 'text';
  if (field.kind !== 'list') return 'line';
  const of = entriesOfList(field);
  return 'field' in of && of.field.kind === 'image' ? 'gallery' : 'lines';
}

/** All fields of a section. */
export function entriesOf({ groups }: WebsiteSection): WebsiteEntry[] {
  return groups.flatMap((group) => group.entries);
}
