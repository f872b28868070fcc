import { randomUUID } from 'node:crypto';
import { ContentLimits, messages } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';

/**
 * The name an upload is stored under: a random id and the original name, or the id and `.jpg` for gallery pictures. The
 * extension always fits the content, so no picture is served as a page. Throws 400 for a name with a path or a control
 * character.
 * @param endings the extensions that fit the content, with the dot, the usual one first
 */
export function storedFileName(originalName: string, endings: readonly string[], gallery = false): string {
  // oxlint-disable-next-line no-control-regex -- control characters are rejected
  if (/[/\\\u0000-\u001f]/.test(originalName) || originalName.includes('..')) {
    throw new HttpError(400, messages.uploadNameInvalid, { field: 'filename' });
  }
  const id = randomUUID();
  if (gallery) return `${id}.jpg`;
  const plain = originalName
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '');
  const hasEnding = endings.some((ending) => plain.toLowerCase().endsWith(ending));
  const named = hasEnding ? plain : `${plain}${endings[0]}`;
  return `${id}-${named.slice(-(ContentLimits.fileName - 60))}`;
}

/** Reads a file name from a URL. Throws 404 for one that would be a path. */
export function readFileName(file: unknown): string {
  if (
    typeof file === 'string' &&
    !/[/\\\p{Cc}\p{Cs}]/u.test(file) &&
    !/\.\.|^\.$|^__.*__$/.test(file) &&
    file.length <= 255
  )
    return file;
  throw new HttpError(404, messages.unknownFile);
}
