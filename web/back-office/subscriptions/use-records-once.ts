import { media, readContent, readFields, readRecordPath, type Media } from '@venue/domain';
import { doc, getDoc } from 'firebase/firestore';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { officeFirestore } from '../../firebase/office-firestore.ts';

type ReadRecord = (path: string) => Promise<object | null>;

/** The function that reads records once. Missing for chefs, who may not read them: then there are none. */
export const RecordReader = createContext<ReadRecord | undefined>(undefined);

/** Of `Media` documents only the description ever changes, so each is read once a page. */
const mediaRead = new Map<string, Promise<object | null>>();

/** Reads a record once; null if it doesn't exist or can't be read. */
export const fetchRecordOnce: ReadRecord = (path) => {
  const reading = mediaRead.get(path) ?? fetchRecord(path);
  if (path.startsWith(mediaPath(''))) mediaRead.set(path, reading);
  return reading;
};

let descriptionChanges = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts new descriptions, by file name, into what was read of pictures, after this page has saved them. */
export function noteDescriptions(descriptions: Record<string, string>): void {
  for (const [file, alt] of Object.entries(descriptions)) {
    const reading = mediaRead.get(mediaPath(file));
    if (reading)
      mediaRead.set(
        mediaPath(file),
        reading.then((known) => known && { ...known, alt }),
      );
  }
  descriptionChanges += 1;
  for (const listener of listeners) listener();
}

async function fetchRecord(path: string): Promise<object | null> {
  try {
    const data = (await getDoc(doc(officeFirestore(), path))).data();
    const record = readRecordPath(path);
    return data ? (record ? readContent(record.kind, record.id, data) : data) : null;
  } catch (error) {
    mediaRead.delete(path);
    console.info(`${path} could not be read:`, (error as Error).message);
    return null;
  }
}

/** Reads records by path, once each; the returned function gives undefined for one that is still loading. */
function useRecordsOnce(paths: readonly string[]): (path: string) => object | null | undefined {
  const read = useContext(RecordReader);
  const [found, setFound] = useState<ReadonlyMap<string, object | null>>(new Map());
  const wanted = paths.join('\n');
  const changes = useSyncExternalStore(subscribe, () => descriptionChanges);
  useEffect(() => {
    let isCurrent = true;
    for (const path of read && wanted ? wanted.split('\n') : []) {
      void read?.(path).then(
        (record) => isCurrent && setFound((before) => new Map(before).set(path, record)),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [read, wanted, changes]);
  return (path) => (read ? found.get(path) : null);
}

/** Reads the `Media` of stored pictures once each; the returned function gives undefined while one is loading. */
export function useMediaOnce(files: readonly string[]): (file: string) => Media | null | undefined {
  const read = useRecordsOnce(files.map(mediaPath));
  return (file) => {
    const found = read(mediaPath(file));
    return found && readFields(media, found);
  };
}

function mediaPath(file: string): string {
  return `media/${file}`;
}
