import type { InputOf, Notice, notice } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** A notice as it is typed: dates as in their inputs, on the venue's clock, or empty. */
export type NoticeInput = InputOf<typeof notice>;

/** Stores the notice; the empty text removes it. Throws `ApiError`, a conflict if somebody has saved since `known`. */
export function saveNotice(uid: string, input: NoticeInput, known: Pick<Notice, 'updatedAt'>) {
  const body = { ...input, updatedAt: known.updatedAt };
  return officeApi<unknown>({ method: 'PUT', path: `/notice/${uid}`, body });
}
