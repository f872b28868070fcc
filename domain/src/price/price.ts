/** An amount in a price. `start` and `end` are where its digits stand in the text. */
export type Amount = { cents: number; start: number; end: number };

/** A price as it was read. */
export type Price = {
  /** Its amounts, in their order. Sizes and counts, as in "330 ml €6" and "3 courses €45", are none. */
  amounts: Amount[];
  /** The ISO 4217 code of the sign that it has, or of the house's currency. */
  currency: 'EUR' | 'GBP' | 'USD';
  /** Nothing but amounts in the house's currency: "16,50", "€11 / €21". */
  isPlain: boolean;
  /** Nothing has to be paid. */
  isFree: boolean;
  /** Guests will know what to pay, or whom to ask: an amount, or words such as "market price". Also of an empty text. */
  isClear: boolean;
};

/** A number with the sign before or behind it. */
const numbers = /(?:([€£$]|\beur)\s?)?(\d+(?:[.,]\d+)*)(?:\s?([€£$]|eur(?:os?)?\b)(?!\s?\d))?/giu;

/** What follows a number that is no amount: "330 ml", "6 for €11", "3 courses", "8 pm". */
const units =
  /^\s*(?:ml|cl|l|kg|g|oz|cm|%|x|×|for|pcs?|pieces?|courses?|people|persons?|pints?|glass(?:es)?|shots?|[ap]m)(?!\p{L})/iu;

/** What may follow an amount without a space: "€45pp", "€4ea". */
const glued = /^(?:pp|ea|each)(?!\p{L})/iu;

const free = /^\s*free\b/iu;

/** Prices without an amount that guests understand. */
const words =
  /\b(?:free|price[ds]?|market|mp|m\.p\.|ask|request|donations?|included|complimentary|seasonal|varies)(?!\p{L})/iu;

const currencies: Record<string, Price['currency']> = { '£': 'GBP', $: 'USD' };

/**
 * Reads the price of a dish, a wine or a gig: amounts as they are written in English and with a decimal comma ("14.50",
 * "14,50", "€1,200", "1.200,00"), one or several, with words around them. What could be two different amounts, such as
 * "1.200", and what is broken, such as "12..50", is not guessed: it has no amount, and is not clear.
 */
export function readPrice(text: string): Price {
  const found = [...text.matchAll(numbers)].map((match, at, all) => {
    const [whole, before, digits = '', behind] = match;
    const next = all[at + 1];
    const start = match.index + whole.indexOf(digits, before?.length);
    return {
      ...{ start, end: start + digits.length, sign: before ?? behind, cents: readCents(digits) },
      ...{ from: match.index, rest: text.slice(match.index + whole.length) },
      /** What stands between it and the next number. */
      gap: next && text.slice(match.index + whole.length, next.index),
    };
  });
  const isSigned = found.some(({ sign }) => sign);
  const isPaid = found.map(({ sign, rest, gap }, at) => {
    if (sign) return true;
    if (units.test(rest)) return false;
    // Beside amounts with a sign, a number without one is an amount only as their equal: "€14 / 38".
    return !isSigned || isDivider(gap) || isDivider(found[at - 1]?.gap);
  });
  const paid = found.filter((_, at) => isPaid[at]);
  const isBroken = found.some(
    ({ cents, from, rest, gap }, at) =>
      isPaid[at] &&
      (cents === undefined ||
        (isPaid[at + 1] && /^[\s.,:]*$/.test(gap ?? '')) ||
        /[\p{L}\d.,:]$/u.test(text.slice(0, from)) ||
        (/^(?:\p{L}|[.,]\s*$)/u.test(rest) && !glued.test(rest))),
  );
  const amounts = isBroken ? [] : paid.map(({ cents = 0, start, end }) => ({ cents, start, end }));
  const sign = found.find((each) => each.sign)?.sign ?? '';
  const currency = currencies[sign] ?? 'EUR';
  const isFree = amounts.length === 0 && free.test(text);
  return {
    ...{ amounts, currency, isFree },
    isPlain:
      amounts.length === found.length &&
      amounts.length > 0 &&
      found.every(({ sign: each = '' }) => currencies[each] === undefined) &&
      text.slice(0, found[0]!.from).trim() === '' &&
      found.every(({ gap, rest }) => (gap === undefined ? rest.trim() === '' : /^\s*[/|]\s*$/.test(gap))),
    isClear: text.trim() === '' || amounts.length > 0 || (!isBroken && words.test(text)),
  };
}

/** A price as guests read it: plain amounts in the house's one form ("16,50" is "€16.50"), anything else as typed. */
export function showPrice(text: string): string {
  const { isPlain, amounts } = readPrice(text);
  return isPlain ? amounts.map(({ cents }) => `€${showCents(cents)}`).join(' / ') : text;
}

/** An amount without its sign: "12", "16.50", "1,200". */
export function showCents(cents: number): string {
  const whole = inThousands(String(Math.trunc(cents / 100)));
  return cents % 100 === 0 ? whole : `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** "1200" as "1,200". An expression with a look-ahead would take time with the square of the digits. */
function inThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** The cents of a number; undefined if it is none that people write, or could be two different ones. */
function readCents(digits: string): number | undefined {
  const [, whole = '', fraction = ''] =
    /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(digits) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(digits) ??
    [];
  if (whole === '') return undefined;
  const cents = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** "11 / 21", "11–21": what divides amounts that are each other's equal. */
function isDivider(between: string | undefined): boolean {
  return /^\s*[/|–-]\s*$/.test(between ?? '');
}
