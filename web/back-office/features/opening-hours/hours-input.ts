import type { InputOf, openingHours } from '@venue/domain';

/** The values of the form. */
export type HoursInput = InputOf<typeof openingHours>;
