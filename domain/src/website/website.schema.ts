import { mixed, type InferType } from 'yup';
import { buttonTypes, readButtonType, type ButtonType } from '../buttons.ts';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { basedOn, emailAddress, fields, fileName, line, link, list, needed, text } from '../record/checks.ts';
import {
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
  type WebsiteGalleryField,
  type WebsiteImageField,
  type WebsiteTextField,
} from './website.ts';

/** One of the eight buttons, or the empty string for none; "Contact Us" becomes "ContactUs" (section 3). */
function landingButton() {
  return mixed<ButtonType | ''>()
    .transform((value) => readButtonType(value) ?? value)
    .nonNullable(messages.notText)
    .oneOf(['', ...buttonTypes], messages.buttonUnknown)
    .meta({ jsonSchema: { type: 'string', enum: ['', ...buttonTypes, 'Contact Us'] } });
}

function websiteText(field: WebsiteTextField) {
  if (field.startsWith('landingButton')) return landingButton();
  if (field.endsWith('Link')) return link();
  if (field === 'contactEmail') return emailAddress();
  return text(/Title\d?$/.test(field) ? Limits.title : Limits.text);
}

function picture() {
  return fileName();
}

function gallery() {
  return list(needed(fileName(), messages.fileNameInvalid), Limits.galleryImages);
}

/**
 * The website settings. Every field is optional and a missing one stays undefined, which means "keep":
 * filling it with a default would erase what is live when a client knows fewer fields than the record has.
 */
export const websiteSchema = fields({
  ...shapeOf(websiteTextFields, (field) => websiteText(field) as ReturnType<typeof text>),
  ...shapeOf(websiteImageFields, picture),
  ...shapeOf(websiteGalleryFields, gallery),
  heroVideo: fileName(),
  restaurantInfo: list(needed(line(), messages.textEmpty), Limits.restaurantInfo),
  updatedAt: basedOn(),
});

function shapeOf<K extends WebsiteTextField | WebsiteImageField | WebsiteGalleryField, S>(
  names: readonly K[],
  schema: (name: K) => S,
): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema(name)])) as Record<K, S>;
}

export type WebsiteInput = InferType<typeof websiteSchema>;
