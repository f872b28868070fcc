import {
  gigsPart,
  gigsShown,
  isCalledOff,
  isMonthPart,
  isPast,
  longestEvening,
  monthPart,
  readPart,
  type Gig,
  type PartJson,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../../firebase/admin-app.ts';
import { recordPath } from '../record-paths.ts';
import { recordsIn } from '../records-in.ts';
import type { Composing } from '../server-kind.ts';
import { monthsOf, needsGigs } from './compose-gigs.ts';

/** The gigs around now and those of the changed months, with the changes applied; none if no gig has to be composed. */
export async function readGigsAfter(
  reader: Transaction,
  { site, changed, before, after, now }: Composing,
): Promise<Gig[]> {
  if (!needsGigs(site, changed, now)) return [];
  const months = changed.flatMap((path) => monthsOf(path, before, after));
  const around = await readGigsAround(reader, site, months, changed.length, now);
  const others = around.filter(({ _id }) => !changed.includes(recordPath('events', _id)));
  const saved = new Map([...after].filter(([path]) => changed.includes(path)));
  return [...others, ...recordsIn('events', saved)];
}

/** Number of months read at once until there are enough gigs. */
const monthsAtOnce = 4;

/**
 * Reads the gigs of the given months, the next and the latest from the published months, however many are stored, and
 * all without a date.
 * @param deleted the number of gigs that the save may delete, which others replace
 */
async function readGigsAround(
  reader: Transaction,
  site: SiteJson,
  touched: PartName[],
  deleted: number,
  now: Date,
): Promise<Gig[]> {
  const months = Object.keys(site.parts).filter(isMonthPart).sort();
  const gigs = new Map<PartName, Promise<Gig[]>>();
  const read = (names: typeof months) => {
    const unread = names.filter((name) => !gigs.has(name));
    const refs = unread.map((name) => database().doc(`published/${name}`));
    const docs = refs.length > 0 ? reader.getAll(...refs) : Promise.resolve([]);
    for (const [at, name] of unread.entries())
      gigs.set(
        name,
        docs.then((found) => readPart(name, (found[at]?.data() ?? {}) as PartJson<typeof name>).gigs),
      );
    return Promise.all(names.map((name) => gigs.get(name)!));
  };
  const readUntil = async (along: typeof months, enough: number, counts: (gig: Gig) => boolean) => {
    for (let i = 0, found = 0; i < along.length && found < enough; i += monthsAtOnce) {
      const next = await read(along.slice(i, i + monthsAtOnce));
      found += next.flat().filter(counts).length;
    }
  };
  // Whatever began longer ago than this is past, also if it was called off.
  const first = monthPart(new Date(now.getTime() - 2 * longestEvening));
  const coming = months.filter((name) => name >= first);
  const gone = months.filter((name) => name <= monthPart(now)).reverse();
  const [undated] = await Promise.all([
    readUndatedGigs(reader),
    read(months.filter((name) => touched.includes(name))),
    readUntil(coming, gigsShown.upcoming + deleted, (gig) => !isPast(gig, now)),
    readUntil(gone, gigsShown.past + deleted, (gig) => isPast(gig, now) && !isCalledOff(gig)),
  ]);
  return [...(await Promise.all(gigs.values())).flat(), ...undated];
}

/** The gigs without a date, which belong to no month: all of them are in the part `gigs`. */
async function readUndatedGigs(reader: Transaction): Promise<Gig[]> {
  const part = (await reader.get(database().doc(`published/${gigsPart}`))).data();
  const { upcoming } = readPart(gigsPart, (part ?? {}) as PartJson<typeof gigsPart>);
  return upcoming.filter(({ datetime }) => !datetime);
}
