import { ContentLimits } from './limits.ts';
import * as messages from './messages.ts';

/**
 * The problem with a URL endpoint of a menu or route, looked for in this order: spaces, length, digits,
 * other characters. Undefined for a valid one and for a blank one, which is allowed while typing; the
 * schemas decide whether it may be saved.
 */
export function urlNameProblem(text: string): string | undefined {
  if (/\s/.test(text)) return messages.urlNameSpaces;
  if (text.length > ContentLimits.urlNameMax) return messages.urlNameTooLong;
  if (/\d/.test(text)) return messages.urlNameNumbers;
  if (!/^[a-zA-Z]*$/.test(text)) return messages.urlNameLetters;
  return undefined;
}
