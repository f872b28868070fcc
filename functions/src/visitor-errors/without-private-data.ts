import { redact } from '../logging/redact.ts';

/** The query or fragment of a URL, up to the line and column that a stack appends. */
const query = /(\/[^\s?#"'()]*)[?#][^\s"'()]*?((?::\d+){0,2})(?=[\s"'()]|$)/g;
/** Letters and digits longer than any name in our code, which may be a token. */
const token = /[\w-]{40,}/g;

/** Removes what may identify the visitor from a browser's text: queries, email and IP addresses, tokens. */
export function withoutPrivateData(text: string): string {
  return redact(text.replace(query, '$1$2').replace(token, '[token]'));
}
