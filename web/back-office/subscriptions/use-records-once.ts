import { media, readContent, readFields, readRecordPath, type Media } from '@venue/domain';
import { doc, getDoc } from 'firebase/firestore';
import { createContext, useContext, useEffect, useState } from 'react';
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

/** Replaces what was read of a picture, after this page has changed it. */
export function noteMedia(file: string, changed: Media): void {
  mediaRead.set(mediaPath(file), Promise.resolve(changed));
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
export function useRecordsOnce(paths: readonly string[]): (path: string) => object | null | undefined {
  const read = useContext(RecordReader);
  const [found, setFound] = useState<ReadonlyMap<string, object | null>>(new Map());
  const wanted = paths.join('\n');
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
  }, [read, wanted]);
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
