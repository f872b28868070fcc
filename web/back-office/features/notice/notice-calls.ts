import type { Notice } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** A notice as it is typed: dates as in their inputs, on the venue's clock, or empty. */
export type NoticeInput = { text: string; link: string; from: string; until: string };

/** Stores the notice; the empty text removes it. Throws `ApiError`, a conflict if somebody has saved since `known`. */
export function saveNotice(uid: string, { text, link, from, until }: NoticeInput, known: Notice) {
  return officeApi<unknown>({
    method: 'PUT',
    path: `/notice/${uid}`,
    body: { text, link, from: from || null, until: until || null, updatedAt: known.updatedAt },
  });
}
