import type { PartJson, PartName } from '@venue/domain';

/** So long a read is as good as new, in ms, as for the site. */
const fresh = 3_000;

/** Most parts in memory, also those that do not exist: mistyped addresses are no reason to keep more. */
const most = 500;

/**
 * Parts that the site does not name, and so has no version of: read by name, at most some seconds old, and read once
 * for all who ask at the same time. A read that fails is not kept.
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
