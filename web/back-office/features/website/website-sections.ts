import { website, type Field, type Fields } from '@venue/domain';
import type { WebsiteField } from './website-input.ts';

/** A collapsible section of Edit Website. */
export type WebsiteSection = { title: string; fields: Fields };

/** The ten sections of Edit Website, as the record declares them. Together they hold every field once. */
export const websiteSections: WebsiteSection[] = sectionsOf(website);

/** The super-admin editing screen: four parts of the same record. */
export const superSections: WebsiteSection[] = (
  ['ethosTitle', 'homeImgs', 'galleryImgs', 'musicGalleryImgs'] as const
).map((name) => ({ title: website[name].label, fields: { [name]: { ...website[name], heading: '' } } }));

function sectionsOf(declared: Fields): WebsiteSection[] {
  const shown = Object.entries(declared).filter(([, { label, readOnly }]) => label && !readOnly);
  // A field that belongs nowhere must not go missing.
  const titleOf = ([, { section = 'More' }]: [string, Field]) => section;
  return [...new Set(shown.map(titleOf))].map((title) => ({
    title,
    fields: Object.fromEntries(shown.filter((entry) => titleOf(entry) === title)),
  }));
}

/** The names of the fields of a section. */
export function namesIn({ fields }: WebsiteSection): WebsiteField[] {
  return Object.keys(fields) as WebsiteField[];
}
