import { readPrice, showCents, showPrice } from '@venue/domain';

/** By how much prices change: by an amount in cents, or by a percentage, rounded to so many cents. */
export type PriceChange = { cents: number } | { percent: number; roundedTo: number };

/**
 * A price with every amount in it changed: "€14" becomes "€14.50". Words, sizes and counts stay: "330 ml €6" becomes
 * "330 ml €6.50". Undefined if there is no amount in it, or if one would be nothing or less.
 */
export function changePrice(price: string, change: PriceChange): string | undefined {
  const { amounts } = readPrice(price);
  const changed = amounts.map(({ cents }) => changeCents(cents, change));
  if (changed.length === 0 || changed.some((cents) => cents <= 0)) return undefined;
  let text = '';
  let end = 0;
  for (const [at, amount] of amounts.entries()) {
    text += price.slice(end, amount.start) + showCents(changed[at]!);
    end = amount.end;
  }
  return showPrice(text + price.slice(end));
}

function changeCents(cents: number, change: PriceChange): number {
  if ('cents' in change) return cents + change.cents;
  const { percent, roundedTo } = change;
  return Math.round((cents * (100 + percent)) / (100 * roundedTo)) * roundedTo;
}
