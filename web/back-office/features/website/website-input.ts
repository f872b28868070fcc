import { toInput, website, type InputOf } from '@venue/domain';

/** The values of the form: every field of the record. Pictures are stored names or handles of picked files. */
export type WebsiteFormInput = InputOf<typeof website>;

/** Name of a field of the website record. */
export type WebsiteField = keyof WebsiteFormInput;

/** The names of all fields. */
export const websiteFields = Object.keys(toInput(website)) as WebsiteField[];
