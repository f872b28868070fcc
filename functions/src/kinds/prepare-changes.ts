import type { Change } from './change.ts';
import { readRecordPath } from './record-paths.ts';
import type { Saving } from './server-kind.ts';
import { serverKind } from './server-kinds.ts';

/** The changes of a save, in their order, as the faces of their kinds want them stored. */
export async function prepareChanges(changes: Change[], saving: Saving): Promise<Change[]> {
  const prepared = [...changes];
  const kindOfChange = changes.map(({ path }) => readRecordPath(path).kind);
  for (const kind of new Set(kindOfChange)) {
    const places = changes.flatMap((_, at) => (kindOfChange[at] === kind ? [at] : []));
    const own = places.map((at) => changes[at]!);
    const next = (await serverKind(kind).prepare?.(own, saving)) ?? own;
    for (const [index, at] of places.entries()) prepared[at] = next[index]!;
  }
  return prepared;
}
