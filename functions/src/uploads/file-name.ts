import { randomUUID } from 'node:crypto';
import { Limits } from '@venue/domain';
import { HttpError, errorMessages } from '../api/http/http-error.ts';

/**
 * The name an upload is stored under: a random id and the original name, for gallery pictures the id
 * and `.jpg` (section 3). The ending always fits the content, so that no picture is served as a page.
 * 400 for a name with a path or a control character in it.
 * @param endings those that fit the content, the usual one first, with the dot
 */
export function storedFileName(originalName: string, endings: readonly string[], gallery = false): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[/\\\u0000-\u001f]/.test(originalName) || originalName.includes('..')) {
    throw new HttpError(400, errorMessages.badFileName, { field: 'filename' });
  }
  const id = randomUUID();
  if (gallery) return `${id}.jpg`;
  const plain = originalName
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '');
  const hasEnding = endings.some((ending) => plain.toLowerCase().endsWith(ending));
  const named = hasEnding ? plain : `${plain}${endings[0]}`;
  return `${id}-${named.slice(-(Limits.fileName - 60))}`;
}

/** A name out of an address. One with a slash or dots would be a path: there is no such file. */
export function readFileName(file: unknown): string {
  if (
    typeof file === 'string' &&
    !/[/\\\p{Cc}\p{Cs}]/u.test(file) &&
    !/\.\.|^\.$|^__.*__$/.test(file) &&
    file.length <= 255
  )
    return file;
  throw new HttpError(404, errorMessages.unknownFile);
}
