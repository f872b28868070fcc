import { isIPv4, isIPv6 } from 'node:net';

/**
 * Removes what must not be logged: email and IP addresses, tokens, passwords in URLs, query strings, and response
 * bodies that SDKs quote in their errors. Loopback addresses stay. Takes time in proportion to the text: it is often a
 * stranger's, and everybody waits meanwhile. So a run of characters is found first and then looked at.
 */
export function redact(text: string): string {
  return text
    .replace(/(Raw server response:)[^\n]*/g, '$1 […]')
    .replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 […]')
    .replace(/eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '[token]')
    .replace(/\b(?:AIza|ya29\.)[\w-]+/g, '[token]')
    .replace(/(\w:\/\/)[^\s/@]+@/g, '$1[…]@')
    .replace(/[\p{L}\p{N}.!#$%&*+=?^`{|}~'@-]+/gu, (run) => (hasEmail(run) ? '[email]' : run))
    .replace(/\?[^\s"'<>)\]]+/g, '?[…]')
    .replace(/[0-9a-f:.]{2,}/gi, hideIPv6)
    .replace(/\d{1,3}(?:\.\d{1,3}){3}/g, (found) =>
      isIPv4(found) && !found.startsWith('127.') ? '[ip]' : found,
    )
    .replace(/[\w-]+/g, (run) => (isToken(run) ? '[token]' : run));
}

/** Something before the at sign, also percent-encoded, and a point after it. */
function hasEmail(run: string): boolean {
  const at = run.search(/@|%40/);
  return at > 0 && run.includes('.', at);
}

/** Longer than any name, with letters and digits. */
function isToken(run: string): boolean {
  return run.length >= 60 && /\d/.test(run) && /[a-z]/i.test(run);
}

/** Longest IPv6 address, with an IPv4 address and a port behind it. */
const longestIPv6 = 51;

/** Hides an address in a run of its characters, which may end with a port or the mark of a sentence. */
function hideIPv6(run: string): string {
  if (run.length > longestIPv6 || !run.includes(':')) return run;
  const whole = run.replace(/^:(?!:)/, '').replace(/[.:]$/, '');
  const isAddress = [run, whole, whole.replace(/:\d{1,5}$/, '')].some(isIPv6);
  return isAddress && whole !== '::1' ? '[ip]' : run;
}

/** The first `most` characters of a text, without the word that would be cut: half an address is not recognised. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' '), cut.lastIndexOf('\n')))} […]`;
}

/** Redacts every text in a JSON value. */
export function redactAll(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map(redactAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each)]));
}
