import { createHmac } from 'node:crypto';
import { limitsKey } from '../limits/limits-key.ts';
import { mailboxKey } from './mailbox-key.ts';

type Guest = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };

/** Letters of a name's word that are indexed. */
const longestPrefix = 10;

/** Digits of a number without the country's code and the leading zero: what all ways of writing it share. */
const nationalDigits = 9;

/**
 * The words by which a booking is found: the beginnings of its name's words, the number with its last four and six
 * digits, and the mailbox.
 */
export function searchWords({ name = '', email, phone }: Guest): string[] {
  const digits = phone && nationalNumber(phone);
  return [
    ...new Set([
      ...foldedWords(name).flatMap(prefixes),
      ...(digits ? [digits, digits.slice(-6), digits.slice(-4)] : []),
      ...(email ? [mailboxKey(email)] : []),
    ]),
  ];
}

function prefixes(word: string): string[] {
  const longest = Math.min(word.length, longestPrefix);
  return Array.from({ length: Math.max(0, longest - 1) }, (_, place) => word.slice(0, place + 2));
}

/** The words of a name in plain letters: "Bríd Ní Chonghaile" is brid, ni, chonghaile. */
export function foldedWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The digits by which a number is known, however it is written. */
export function nationalNumber(phone: string): string {
  return phone.replace(/\D/g, '').slice(-nationalDigits);
}

/** HMACs of a guest's mailbox and number, as bookings keep them. */
export function guestKeysOf({ email, phone }: Guest): string[] {
  return [
    ...(email ? [keyOf(`mailbox ${mailboxKey(email)}`)] : []),
    ...(phone ? [keyOf(`number ${nationalNumber(phone)}`)] : []),
  ];
}

function keyOf(text: string): string {
  return createHmac('sha256', limitsKey()).update(`guest of ${text}`).digest('base64url').slice(0, 22);
}
