import type { InputOf, openingHours } from '@venue/domain';

/** What the form edits. */
export type HoursInput = InputOf<typeof openingHours>;
