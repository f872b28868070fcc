import { messages } from '@venue/domain';

/** A legal text; both have the same screen (section 2.7). */
export type LegalKind = {
  /** Collection in Firestore, and resource of the API. */
  collection: 'termsAndConditions' | 'privacyPolicy';
  /** Its name in a sentence. */
  name: string;
  heading: string;
  savedMessage: string;
};

export const termsKind: LegalKind = {
  collection: 'termsAndConditions',
  name: 'terms and conditions',
  heading: 'TERMS & CONDITIONS',
  savedMessage: messages.termsUpdated,
};

export const privacyKind: LegalKind = {
  collection: 'privacyPolicy',
  name: 'privacy policy',
  heading: 'PRIVACY POLICY',
  savedMessage: messages.privacyUpdated,
};
