import { readPrice } from '@venue/domain';

/** An amount of money or a percentage as somebody types it: "0.50", "€1", "2,5"; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\+\s*/, '')
    .replace(/\s*%$/, '')
    .replace(/^[.,](?=\d)/, '0$&');
  const { isPlain, amounts } = readPrice(plain);
  const value = isPlain && amounts.length === 1 ? amounts[0]!.cents / 100 : 0;
  return value > 0 ? value : undefined;
}
