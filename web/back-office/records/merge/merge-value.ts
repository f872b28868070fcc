/** A value as two people have changed it, and as it was before. */
export type Versions<Value> = { base: Value; mine: Value; theirs: Value };

export type Side = 'mine' | 'theirs';

export type MergedValue = { value: unknown; isClash: boolean };

/**
 * Merges two versions of a value with their common base, part by part: what only one side has changed is taken from
 * that side. Lists of entries are merged place by place; lists of words, such as allergens, are one value.
 * @param side wins where both have changed the same thing
 */
export function mergeValue({ base, mine, theirs }: Versions<unknown>, side: Side): MergedValue {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, isClash: false };
  if (isSame(mine, base)) return { value: theirs, isClash: false };
  if (!areAlike([base, mine, theirs])) return { value: side === 'mine' ? mine : theirs, isClash: true };
  const [b, m, t] = [base, mine, theirs] as Record<string, unknown>[];
  const merged = [...new Set([m, t, b].flatMap((each) => Object.keys(each!)))].map((key) => {
    const part = mergeValue({ base: b![key], mine: m![key], theirs: t![key] }, side);
    return [key, part] as const;
  });
  const isClash = merged.some(([, part]) => part.isClash);
  if (Array.isArray(mine)) return { value: merged.map(([, { value }]) => value), isClash };
  const parts = merged.map(([key, { value }]) => [key, value] as const);
  return { value: Object.fromEntries(parts.filter(([, value]) => value !== undefined)), isClash };
}

/** Whether two values of a form are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether the values can be merged part by part: objects, which may lack parts, or lists of the same number of entries. */
function areAlike(values: unknown[]): boolean {
  if (!values.every(isObject)) return false;
  if (values.some((value) => Array.isArray(value) && !value.every(isObject))) return false;
  return new Set(values.map((value) => (Array.isArray(value) ? value.length : 'object'))).size === 1;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
