/** Letters and digits that can't be confused, even read out in a noisy kitchen. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = 4;
const groupLength = 4;

/** A random password to hand over, such as "kq7m-3xwd-ray9-hn2p" (79 bits). */
export function generatePassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomCharacter).join(''),
  ).join('-');
}

/** Skips numbers above the last full round, which would favour the first characters. */
function randomCharacter(): string {
  const fullRounds = 256 - (256 % characters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fullRounds) return characters[byte % characters.length]!;
  }
}
