import { redact } from '../logging/redact.ts';

/** A query or fragment behind a path, up to the line and column that a stack names behind it. */
const query = /(\/[^\s?#"'()]*)[?#][^\s"'()]*?((?::\d+){0,2})(?=[\s"'()]|$)/g;
/** Runs of letters and digits longer than any name in our code: a browser may hold tokens of any kind. */
const token = /[\w-]{40,}/g;

/** A text from a browser without what may tell who the visitor is: queries, email and IP addresses, tokens. */
export function withoutPrivateData(text: string): string {
  return redact(text.replace(query, '$1$2').replace(token, '[token]'));
}
