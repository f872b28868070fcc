/** Providers that deliver "a.b@" and "ab@" to the same mailbox. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises the spellings of an address that reach the same mailbox: lower case, nothing after a plus and, at Gmail,
 * no dots. For counting only, never for sending: with other providers two spellings may be two people.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase();
  const plus = local.indexOf('+', 1);
  const untagged = plus === -1 ? local : local.slice(0, plus);
  if (!dotless.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
