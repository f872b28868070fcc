import { defineKind } from '../record/kind.ts';
import { legalText } from './legal-text.ts';

/** The terms and conditions: one record. */
export const termsAndConditionsKind = /* @__PURE__ */ defineKind({
  collection: 'termsAndConditions',
  calls: { path: '/termsAndConditions', suffixes: [], schema: 'LegalText' },
  names: { one: 'Terms and conditions', many: 'terms and conditions', this: 'the terms and conditions' },
  fields: legalText,
  list: 'single',
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'part', part: 'termsAndConditions', record: 'legalText' },
});

/** The privacy policy: one record. */
export const privacyPolicyKind = /* @__PURE__ */ defineKind({
  collection: 'privacyPolicy',
  calls: { path: '/privacyPolicy', suffixes: [], schema: 'LegalText' },
  names: { one: 'Privacy policy', many: 'privacy policy', this: 'the privacy policy' },
  fields: legalText,
  list: 'single',
  access: { read: 'editContent', write: 'editContent' },
  publish: { in: 'part', part: 'privacyPolicy', record: 'legalText' },
});
