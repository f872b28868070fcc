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
  const unclear = unclearPrices(prices, stored);
  if (unclear.length === 0) return undefined;
  return `${unclearWords(unclear)} ${unclear.length === 1 ? 'Save it as it is?' : 'Save them as they are?'}`;
}

/** "“abc” is not a price guests understand." */
export function unclearWords(unclear: readonly string[]): string {
  const [last = '', ...others] = unclear.map((price) => `“${price.trim()}”`).toReversed();
  if (others.length === 0) return `${last} is not a price guests understand.`;
  return `${others.toReversed().join(', ')} and ${last} are not prices guests understand.`;
}

/** The new prices that guests would not understand, each once. */
export function unclearPrices(prices: readonly string[], stored: readonly string[] = []): string[] {
  return [...new Set(prices)].filter((price) => !readPrice(price).isClear && !stored.includes(price));
}
