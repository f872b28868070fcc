/** A published record, read or as JSON: it is live, and possibly ends. */
type Ending = { showUntil?: Date | string };

/**
 * The published site, or a part of it, without the records that have ended since it was published; the same object if
 * none has. Undefined for the part of a record that has ended. Whatever has an end is a record: no kind is known here
 * by name, so that none is forgotten.
 */
export function withoutEnded<Content extends object>(content: Content, now: Date): Content | undefined {
  const hasEnded = (value: unknown) => (endOf(value) ?? Infinity) <= now;
  if (Object.values(content).some(hasEnded)) return undefined;
  const lists = Object.entries(content).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  const ended = lists.filter(([, list]) => list.some(hasEnded));
  if (ended.length === 0) return content;
  const rest = ended.map(([name, list]) => [name, list.filter((record) => !hasEnded(record))] as const);
  return { ...content, ...Object.fromEntries(rest) };
}

/** The moments at which records of the published site, or of a part of it, end. */
export function endsOf(content: object): Date[] {
  return Object.values(content)
    .flat()
    .flatMap((value) => endOf(value) ?? []);
}

function endOf(value: unknown): Date | undefined {
  const { showUntil } = (value ?? {}) as Ending;
  return showUntil ? new Date(showUntil) : undefined;
}
