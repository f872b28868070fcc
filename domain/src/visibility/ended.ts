/** A published record, read or as JSON: it is live, and possibly ends. */
type Ending = { showUntil?: Date | string | undefined };

/** The lists of records in the published documents, and their single records. */
const lists = ['menus', 'customPages', 'nextGigs', 'upcoming', 'past', 'gigs'];
const singles = ['menu', 'customPage', 'gig'];

/**
 * The published site, or a part of it, without the records that have ended since it was published; the same object if
 * none has. Undefined for the part of a record that has ended.
 */
export function withoutEnded<Content extends object>(content: Content, now: Date): Content | undefined {
  const held = content as Record<string, unknown>;
  const hasEnded = ({ showUntil }: Ending) => showUntil !== undefined && new Date(showUntil) <= now;
  if (singles.some((name) => held[name] && hasEnded(held[name]))) return undefined;
  const ended = lists.filter((name) => listIn(held, name).some(hasEnded));
  if (ended.length === 0) return content;
  const rest = ended.map((name) => [name, listIn(held, name).filter((record) => !hasEnded(record))]);
  return { ...content, ...Object.fromEntries(rest) };
}

/** The moments at which records of the published site, or of a part of it, end. */
export function endsOf(content: object): Date[] {
  const held = content as Record<string, unknown>;
  const records = [
    ...lists.flatMap((name) => listIn(held, name)),
    ...singles.flatMap((name) => (held[name] as Ending | undefined) ?? []),
  ];
  return records.flatMap(({ showUntil }) => (showUntil ? [new Date(showUntil)] : []));
}

function listIn(held: Record<string, unknown>, name: string): Ending[] {
  return (held[name] as Ending[] | undefined) ?? [];
}
