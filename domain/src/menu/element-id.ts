const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id for an element of a menu: eight letters and digits. The server replaces one that is taken. */
export function newElementId(): string {
  return Array.from({ length: 8 }, () => characters[Math.floor(Math.random() * characters.length)]).join('');
}
