import { doc, getDoc } from 'firebase/firestore';
import { createContext, useContext, useEffect, useState } from 'react';
import { fromFirestore } from './from-firestore.ts';
import { officeFirestore } from '../../firebase/office-firestore.ts';

type ReadRecord = (path: string) => Promise<object | null>;

/** The function that reads records once. Missing for chefs, who may not read them: then there are none. */
export const RecordReader = createContext<ReadRecord | undefined>(undefined);

/** Of `Media` documents only the description ever changes, so each is read once a page. */
const media = new Map<string, Promise<object | null>>();

/** Reads a record once; null if it doesn't exist or can't be read. */
export const fetchRecordOnce: ReadRecord = (path) => {
  const reading = media.get(path) ?? fetchRecord(path);
  if (path.startsWith('media/')) media.set(path, reading);
  return reading;
};

/** Replaces what was read of a picture, after this page has changed it. */
export function noteRecord(path: string, record: object): void {
  media.set(path, Promise.resolve(record));
}

async function fetchRecord(path: string): Promise<object | null> {
  try {
    const snapshot = await getDoc(doc(officeFirestore(), path));
    const data = snapshot.data();
    return data ? fromFirestore<object>(snapshot.id, data) : null;
  } catch (error) {
    media.delete(path);
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
