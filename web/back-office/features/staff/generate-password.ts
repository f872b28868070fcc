/** Letters and digits that nobody mistakes for one another, read out over a noisy kitchen. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = 4;
const groupLength = 4;

/** A random password to hand over, such as "kq7m-3xwd-ray9-hn2p" (79 bits). */
export function generatePassword(): string {
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, randomSign).join('')).join(
    '-',
  );
}

/** Numbers above the last full round are thrown away: they would favour the first signs. */
function randomSign(): string {
  const fullRounds = 256 - (256 % signs.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fullRounds) return signs[byte % signs.length]!;
  }
}
