import { ContentLimits } from '@venue/domain';

const ending = 'copy';

/** What a form knows of a record that can be copied. */
type Named = { title: string; route: string; showFrom: string; showUntil: string };

/** The form values of a copy: those of the record, with a free title and URL endpoint, and without start and end. */
export function copyInput<Values extends Named>(
  values: Values,
  others: readonly Pick<Named, 'title' | 'route'>[],
): Values {
  const title = copyTitle(
    values.title,
    others.map((each) => each.title),
  );
  const route = copyEndpoint(
    values.route,
    others.map((each) => each.route),
  );
  return { ...values, title, route, showFrom: '', showUntil: '' };
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
