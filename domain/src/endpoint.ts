import { Limits } from './limits.ts';
import * as messages from './messages.ts';

/**
 * What is wrong with a URL endpoint of a menu or route, in the words and the order of section 5:
 * spaces, length, digits, other characters. Undefined when nothing is. Blank passes, since it is
 * allowed while typing; whether it may be saved is for the schemas to say.
 */
export function endpointProblem(text: string): string | undefined {
  if (/\s/.test(text)) return messages.endpointSpaces;
  if (text.length > Limits.endpointMax) return messages.endpointTooLong;
  if (/\d/.test(text)) return messages.endpointNumbers;
  if (!/^[a-zA-Z]*$/.test(text)) return messages.endpointLetters;
  return undefined;
}
