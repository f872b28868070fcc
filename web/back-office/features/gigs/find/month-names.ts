import { dateWords } from '@venue/domain';

/** The months by name, January first. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) => {
  return dateWords(new Date(Date.UTC(2026, month, 15, 12))).month;
});
