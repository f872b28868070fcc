/** A query or fragment behind a path, up to the line and column that a stack names behind it. */
const query = /(\/[^\s?#"'()]*)[?#][^\s"'()]*?((?::\d+){0,2})(?=[\s"'()]|$)/g;
const email = /[^\s@<>()"',;:/=]+@[^\s@<>()"',;:/]+\.[a-z]{2,}/gi;
/** JSON Web Tokens, and runs of letters and digits longer than any name in our code. */
const token = /\beyJ[\w-]{10,}(?:\.[\w-]+)*|[\w-]{40,}/g;
const ipAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}\b/gi;

/** A text from a browser without what may tell who the visitor is: queries, email and IP addresses, tokens. */
export function withoutPrivateData(text: string): string {
  return text
    .replace(query, '$1$2')
    .replace(email, '[email]')
    .replace(ipAddress, '[address]')
    .replace(token, '[token]');
}
