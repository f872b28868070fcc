import { unreadableLines } from '@venue/domain';
import { legalTextSchema, openingHoursSchema, websiteSchema } from '@venue/domain/schemas';
import { examples } from '../openapi/examples.ts';
import { contentReads, contentReplace, type Kind } from './content.ts';

const website: Kind = { kind: 'website', path: '/website', answer: 'Website', plural: 'website settings' };

/** Website settings (section 7). A PUT keeps fields that are not sent. */
export const websiteEndpoints = [
  ...contentReads(website),
  contentReplace(website, '/website/{id}', {
    name: 'replaceWebsite',
    summary:
      'Changes the fields of the website settings that are sent and keeps the others. The first save creates them.',
    body: { reads: websiteSchema, example: examples.website },
  }),
];

const hours = {
  kind: 'openingHours',
  path: '/openingHours',
  answer: 'OpeningHours',
  plural: 'opening hours',
} as const;

/** Opening hours (section 7). */
export const openingHoursEndpoints = [
  ...contentReads(hours),
  contentReplace({ ...hours, answer: 'SavedOpeningHours' }, '/openingHours/{id}/{user}', {
    name: 'replaceOpeningHours',
    self: 'user',
    summary:
      'Replaces the lines of the opening hours, and the special days if they are sent. The first save creates them.',
    present: (saved) => ({ ...saved, unreadable: unreadableLines(saved) }),
    body: { reads: openingHoursSchema, example: examples.openingHours },
  }),
];

const legalText = { reads: legalTextSchema, example: examples.legalText };
const terms: Kind = {
  kind: 'termsAndConditions',
  path: '/termsAndConditions',
  answer: 'LegalText',
  plural: 'terms and conditions',
};
const privacy: Kind = {
  kind: 'privacyPolicy',
  path: '/privacyPolicy',
  answer: 'LegalText',
  plural: 'privacy policy',
};

/** Terms and conditions, and privacy policy (section 7). */
export const legalTextEndpoints = [
  ...contentReads(terms),
  contentReplace(terms, '/termsAndConditions/{id}', {
    name: 'replaceTermsAndConditions',
    summary: 'Replaces the terms and conditions. The first save creates them.',
    body: legalText,
  }),
  ...contentReads(privacy),
  contentReplace(privacy, '/privacyPolicy/{id}', {
    name: 'replacePrivacyPolicy',
    summary: 'Replaces the privacy policy. The first save creates it.',
    body: legalText,
  }),
];
