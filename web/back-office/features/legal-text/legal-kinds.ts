import { kinds, messages } from '@venue/domain';

/** A legal text; both have the same screen. */
export type LegalKind = {
  collection: 'termsAndConditions' | 'privacyPolicy';
  heading: string;
  savedMessage: string;
};

export const termsKind: LegalKind = {
  collection: 'termsAndConditions',
  heading: 'TERMS & CONDITIONS',
  savedMessage: messages.termsUpdated,
};

export const privacyKind: LegalKind = {
  collection: 'privacyPolicy',
  heading: 'PRIVACY POLICY',
  savedMessage: messages.privacyUpdated,
};

/** The name of a legal text in a sentence: "privacy policy". */
export function nameOfLegal({ collection }: LegalKind): string {
  return kinds[collection].names.many;
}
