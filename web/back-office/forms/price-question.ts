import { readPrice } from '@venue/domain';

/** Beside a price that somebody goes back to. */
export const priceRemark = 'Guests may not understand this price.';

/**
 * What to ask before prices are saved: "“abc” is not a price guests understand. Save it as it is?". Undefined if guests
 * understand all of them, or they were stored before.
 * @param prices as they were typed
 * @param stored prices that nobody has changed
 */
export function priceQuestion(prices: readonly string[], stored: readonly string[] = []): string | undefined {
  const unclear = [...new Set(unclearPrices(prices, stored))].map((price) => `“${price.trim()}”`);
  if (unclear.length === 0) return undefined;
  if (unclear.length === 1) return `${unclear[0]} is not a price guests understand. Save it as it is?`;
  const [last, ...others] = unclear.toReversed();
  const all = `${others.toReversed().join(', ')} and ${last}`;
  return `${all} are not prices guests understand. Save them as they are?`;
}

/** The prices that nobody will understand, and that were not stored like this before. */
export function unclearPrices(prices: readonly string[], stored: readonly string[] = []): string[] {
  return prices.filter((price) => !readPrice(price).isClear && !stored.includes(price));
}
