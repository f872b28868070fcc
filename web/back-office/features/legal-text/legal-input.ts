import type { InputOf, legalText } from '@venue/domain';

/** The values of the form. */
export type LegalInput = InputOf<typeof legalText>;

/** An element in the form. */
export type LegalElementInput = LegalInput['contents'][number];
