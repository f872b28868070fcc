/** An amount of money or a percentage as somebody types it: "0.50", "€1", "2,5"; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const [, amount] = /^\s*\+?\s*€?\s*(\d{1,4}(?:[.,]\d{1,2})?|[.,]\d{1,2})\s*[€%]?\s*$/.exec(text) ?? [];
  const value = Number(amount?.replace(',', '.'));
  return value > 0 ? value : undefined;
}
