import { openingHours, unreadableLines } from '@venue/domain';
import { legalTextSchema, openingHoursSchema, websiteSchema } from '@venue/domain/schemas';
import { examples } from '../openapi/examples.ts';
import { contentReads, contentReplace } from './content.ts';
import { storedFields } from '../openapi/answers.ts';
import { integer, list, named } from '../openapi/json-schema.ts';

/** Website settings. A PUT keeps fields that are not sent. */
export const websiteEndpoints = [
  ...contentReads('website'),
  contentReplace('website', '/website/{id}', {
    name: 'replaceWebsite',
    summary:
      'Changes the fields of the website settings that are sent and keeps the others. The first save creates them.',
    body: {
      reads: websiteSchema,
      example: {
        landingHeroTitle: 'Fathoms',
        landingButton1: 'Menu',
        restaurantInfo: ['Dogs welcome outside'],
      },
    },
  }),
];

const unreadable = list(integer(), 'Places of the lines that cannot be read, from 0.');
const savedHours = named('SavedOpeningHours', { ...storedFields(openingHours), unreadable });

/** Opening hours. */
export const openingHoursEndpoints = [
  ...contentReads('openingHours'),
  contentReplace('openingHours', '/openingHours/{id}/{user}', {
    name: 'replaceOpeningHours',
    self: 'user',
    summary:
      'Replaces the lines of the opening hours, and the special days if they are sent. The first save creates them.',
    schema: savedHours,
    present: (saved) => ({ ...saved, unreadable: unreadableLines(saved) }),
    body: { reads: openingHoursSchema, example: examples.openingHours },
  }),
];

const legalText = { reads: legalTextSchema, example: examples.legalText };

/** Terms and conditions, and privacy policy. */
export const legalTextEndpoints = [
  ...contentReads('termsAndConditions'),
  contentReplace('termsAndConditions', '/termsAndConditions/{id}', {
    name: 'replaceTermsAndConditions',
    summary: 'Replaces the terms and conditions. The first save creates them.',
    body: legalText,
  }),
  ...contentReads('privacyPolicy'),
  contentReplace('privacyPolicy', '/privacyPolicy/{id}', {
    name: 'replacePrivacyPolicy',
    summary: 'Replaces the privacy policy. The first save creates it.',
    body: legalText,
  }),
];
