import {
  emptyWebsite,
  readButtonType,
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
  type Website,
} from '@venue/domain';

/** What the form edits: every field of the record. Pictures are stored names or handles of picked ones. */
export type WebsiteFormInput = Omit<Website, '_id' | 'updatedAt'>;

/** Name of a field of the website record. */
export type WebsiteField = keyof WebsiteFormInput;

/** Every field there is, in one list. */
export const websiteFields: WebsiteField[] = [
  ...websiteTextFields,
  ...websiteImageFields,
  ...websiteGalleryFields,
  'heroVideo',
  'restaurantInfo',
];

/** The editable part of the record, with every field there; "Contact Us" is read as "ContactUs" (section 3). */
export function toWebsiteInput(stored: Website | undefined): WebsiteFormInput {
  const record = { ...emptyWebsite, ...stored };
  return Object.fromEntries(
    websiteFields.map((field) => {
      const value = record[field];
      return [field, field.startsWith('landingButton') ? (readButtonType(value) ?? '') : value];
    }),
  ) as WebsiteFormInput;
}
