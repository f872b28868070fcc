import { isIPv4, isIPv6 } from 'node:net';

/**
 * Removes what must not be logged: email and IP addresses, tokens, passwords in URLs, query strings, and response
 * bodies that SDKs quote in their errors. Loopback addresses stay.
 */
export function redact(text: string): string {
  return text
    .replace(/(Raw server response:)[^\n]*/g, '$1 […]')
    .replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 […]')
    .replace(/eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '[token]')
    .replace(/\b(?:AIza|ya29\.)[\w-]+/g, '[token]')
    .replace(/(\w:\/\/)[^\s/@]+@/g, '$1[…]@')
    .replace(/[\p{L}\p{N}.!#$%&*+=?^`{|}~'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]')
    .replace(/\?[^\s"'<>)\]]+/g, '?[…]')
    .replace(/[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*[0-9a-f]|[0-9a-f]+::/gi, (found) =>
      isIPv6(found) && found !== '::1' ? '[ip]' : found,
    )
    .replace(/\d{1,3}(?:\.\d{1,3}){3}/g, (found) =>
      isIPv4(found) && !found.startsWith('127.') ? '[ip]' : found,
    )
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{60,}/gi, '[token]');
}

/** Redacts every text in a JSON value. */
export function redactAll(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map(redactAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each)]));
}
