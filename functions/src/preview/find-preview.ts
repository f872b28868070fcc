import { admits, may, messages } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';
import { readAccess } from '../staff/access.ts';
import { readPreviewToken, type SignedPreview } from './token.ts';

/**
 * The preview that a token shows. Throws 404 when the token was not signed here, is older than a day, or its owner may no
 * longer edit the site.
 */
export async function findPreview(token: string): Promise<SignedPreview> {
  const preview = readPreviewToken(token);
  const access = preview && (await readAccess(preview.by));
  const role = access?.role ?? undefined;
  const isAllowed = role && may(access, 'editContent') && admits(access, { role, authTime: preview!.madeAt });
  if (!preview || !isAllowed) throw new HttpError(404, messages.previewEnded);
  return preview;
}
