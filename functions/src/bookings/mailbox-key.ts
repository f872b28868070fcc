/** Providers that deliver "a.b@" and "ab@" to one person. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * One word for all spellings of an address that reach the same person: without what follows a plus, in lower
 * case, and at Gmail without dots. For counting only, never for sending: elsewhere two spellings may be two people.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase();
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (!dotless.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
