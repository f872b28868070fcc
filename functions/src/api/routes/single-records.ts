import { legalTextSchema, openingHoursSchema, websiteSchema } from '@venue/domain/schemas';
import { examples } from '../openapi/examples.ts';
import { singleRecord } from './content.ts';

/** Website settings (section 7): a PUT keeps the fields that are not sent. */
export const websiteEndpoints = singleRecord(
  { kind: 'website', path: '/website', answer: 'Website', plural: 'website settings' },
  {
    path: '/{id}',
    summary:
      'Replaces the fields of the website settings that are sent and keeps the others. The first save creates them.',
    body: { reads: websiteSchema, example: examples.website },
  },
);

/** Opening hours (section 7). */
export const openingHoursEndpoints = singleRecord(
  { kind: 'openingHours', path: '/openingHours', answer: 'OpeningHours', plural: 'opening hours' },
  {
    path: '/{id}/{user}',
    self: 'user',
    summary: 'Replaces the lines of the opening hours. The first save creates them.',
    body: { reads: openingHoursSchema, example: examples.openingHours },
  },
);

const legalText = { reads: legalTextSchema, example: examples.legalText };

/** Terms and conditions, and privacy policy (section 7). */
export const legalTextEndpoints = [
  ...singleRecord(
    {
      kind: 'termsAndConditions',
      path: '/termsAndConditions',
      answer: 'LegalText',
      plural: 'terms and conditions',
    },
    {
      path: '/{id}',
      summary: 'Replaces the terms and conditions. The first save creates them.',
      body: legalText,
    },
  ),
  ...singleRecord(
    { kind: 'privacyPolicy', path: '/privacyPolicy', answer: 'LegalText', plural: 'privacy policy' },
    {
      path: '/{id}',
      summary: 'Replaces the privacy policy. The first save creates it.',
      body: legalText,
    },
  ),
];
