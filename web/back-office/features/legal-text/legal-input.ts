import type { InputOf, legalText } from '@venue/domain';

/** What the form edits. */
export type LegalInput = InputOf<typeof legalText>;
