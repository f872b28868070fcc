/** By how much prices change: by an amount in cents, or by a percentage, rounded to so many cents. */
export type PriceChange = { cents: number } | { percent: number; roundedTo: number };

/** What follows a number that is no price: "330 ml", "6 for €11", "3 courses". */
const units = 'ml|cl|l|kg|g|oz|cm|%|x|×|for|pcs?|pieces?|courses?|people|persons?|pints?|glasses|shots?';

/** An amount: "14", "14.50", "14,50", "1,200.00". */
const amount = new RegExp(
  String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![.,]?\d)(?!\s*(?:${units})(?!\p{L}))`,
  'gu',
);

/**
 * A price with every amount in it changed and the rest kept as it was typed: "€14" becomes "€14.50", and "14 / 38"
 * becomes "14.50 / 38.50". Sizes and counts stay. Undefined if there is no amount in it, or if one would be nothing or
 * less.
 */
export function changePrice(price: string, change: PriceChange): string | undefined {
  const separator = /\d,\d{1,2}(?!\d)/.test(price) ? ',' : '.';
  let isPossible = false;
  let isTooLow = false;
  const changed = price.replace(amount, (text) => {
    const cents = changeCents(readCents(text), change);
    isPossible = true;
    isTooLow ||= cents <= 0;
    return writeCents(cents, text, separator);
  });
  return isPossible && !isTooLow ? changed : undefined;
}

function changeCents(cents: number, change: PriceChange): number {
  if ('cents' in change) return cents + change.cents;
  const { percent, roundedTo } = change;
  return Math.round((cents * (100 + percent)) / (100 * roundedTo)) * roundedTo;
}

function readCents(text: string): number {
  const plain = text.replace(/,(?=\d{3})/g, '').replace(',', '.');
  return Math.round(Number(plain) * 100);
}

/** Writes an amount the way that another one was written. Cents appear where there are any. */
function writeCents(cents: number, like: string, usualSeparator: string): string {
  const [, separator = usualSeparator, decimals = ''] = /([.,])(\d{1,2})$/.exec(like) ?? [];
  let digits = decimals.length;
  if (cents % 100 !== 0) digits = Math.max(digits, cents % 10 === 0 && digits === 1 ? 1 : 2);
  const [whole = '', fraction] = (cents / 100).toFixed(digits).split('.');
  const grouped = /,\d{3}/.test(like) ? Number(whole).toLocaleString('en-IE') : whole;
  return fraction ? `${grouped}${separator}${fraction}` : grouped;
}
