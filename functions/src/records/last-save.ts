import { readUpdateTime } from '../firestore-rest/read-document.ts';
import { publishedPath } from '../kinds/record-paths.ts';

/** How long a read is used, in ms. Hosting's CDN keeps what guests get for five seconds in any case. */
const keptMs = 1_000;

let known: { time: Promise<string | undefined>; at: number } | undefined;

/**
 * The time of the last save, by which what was read of the records is known to be current: every save writes the
 * published site. At most a second old, and never older than a save of this instance. Undefined before the first save.
 * @throws when the database does not respond
 */
export function lastSave(): Promise<string | undefined> {
  if (known && Date.now() - known.at < keptMs) return known.time;
  const time = readUpdateTime(publishedPath, 'version');
  known = { time, at: Date.now() };
  time.catch(() => {
    if (known?.time === time) known = undefined;
  });
  return time;
}

/** Tells that this instance has saved. */
export function noteSave(): void {
  known = undefined;
}
