import { ContentLimits, kindOf, type KindName } from '@venue/domain';
import { titleField } from '../history/record-title.ts';

const ending = 'copy';

/**
 * The form values of a copy: those of the record, with a free title and URL endpoint, and without start and end.
 * @param others the records of the kind
 */
export function copyInput<Values extends object>(
  kind: KindName,
  values: Values,
  others: readonly object[],
): Values {
  const copied = new Map<string, unknown>(Object.entries(values));
  const setFree = (name: string | undefined, free: (text: string, taken: readonly string[]) => string) => {
    if (name === undefined) return;
    const taken = others.map((each) => textAt(Object.entries(each), name));
    copied.set(name, free(textAt(copied, name), taken));
  };
  setFree(titleField(kind), copyTitle);
  setFree(kindOf(kind).address, copyEndpoint);
  for (const name of ['showFrom', 'showUntil']) if (copied.has(name)) copied.set(name, '');
  return { ...values, ...Object.fromEntries(copied) };
}

function textAt(entries: Iterable<[string, unknown]>, name: string): string {
  const value = new Map(entries).get(name);
  return typeof value === 'string' ? value : '';
}

/** The title of a copy: "Mother’s Day (copy)", and "(copy 2)" where that is taken. */
export function copyTitle(title: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? ` (${ending})` : ` (${ending} ${number})`;
    const copy = title.slice(0, ContentLimits.title - mark.length) + mark;
    if (!taken.includes(copy)) return copy;
  }
}

/** A free URL endpoint for a copy, letters only and not too long: "dinnercopy", then "dinnercopyb". */
export function copyEndpoint(route: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  for (const letter of ['', ...lettersAfterA()]) {
    const mark = ending + letter;
    const copy = route.slice(0, ContentLimits.urlNameMax - mark.length) + mark;
    if (!known.has(copy.toLowerCase())) return copy;
  }
  throw new Error('There are more copies than letters.');
}

/** "b" to "z", then "bb" to "zz". */
function lettersAfterA(): string[] {
  const letters = Array.from({ length: 25 }, (_, at) => String.fromCharCode('b'.charCodeAt(0) + at));
  return [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
}
