import { toInput, website, type InputOf } from '@venue/domain';

/** What the form edits: every field of the record. Pictures are stored names or handles of picked ones. */
export type WebsiteFormInput = InputOf<typeof website>;

/** Name of a field of the website record. */
export type WebsiteField = keyof WebsiteFormInput;

/** Every field there is, in one list. */
export const websiteFields = Object.keys(toInput(website)) as WebsiteField[];
