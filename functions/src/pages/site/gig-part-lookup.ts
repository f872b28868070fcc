import type { PartJson, PartName } from '@venue/domain';

/** How long a read counts as current, in ms, as for the site. */
const fresh = 3_000;

/** Maximum number of cached parts, including missing ones, so that mistyped addresses do not fill the memory. */
const most = 500;

/**
 * Reads parts that the site does not name, and so has no version of, by name. They are cached for a few seconds;
 * concurrent callers share one read. A read that fails is not cached.
 */
export function createUnnamedParts(
  read: (name: PartName) => Promise<PartJson | undefined>,
  clock: () => number = Date.now,
) {
  const known = new Map<PartName, { part: Promise<PartJson | undefined>; at: number }>();
  return function unnamedPart(name: PartName, bypassCache = false): Promise<PartJson | undefined> {
    const held = known.get(name);
    if (held && !bypassCache && clock() - held.at < fresh) return held.part;
    const part = read(name);
    known.delete(name);
    known.set(name, { part, at: clock() });
    part.catch(() => {
      if (known.get(name)?.part === part) known.delete(name);
    });
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return part;
  };
}
