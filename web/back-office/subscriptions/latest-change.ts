import { readRevision, type Revision } from '@venue/domain';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { createContext, useContext, useEffect, useState } from 'react';
import { officeFirestore } from '../../firebase/office-firestore.ts';

/** Who last changed a record; `byName` is empty for a script. */
export type LatestChange = Pick<Revision, 'by' | 'byName' | 'at'>;

type ReadLatestChange = (path: string) => Promise<LatestChange | undefined>;

/** The function that reads the latest change. Missing for chefs, who may not read the history. */
export const LatestChangeReader = createContext<ReadLatestChange | undefined>(undefined);

/** Reads the latest change of a record from the history; undefined where it can't be read. */
export const readLatestChange: ReadLatestChange = async (path) => {
  try {
    const revisions = collection(officeFirestore(), 'revisions');
    const latest = query(revisions, where('path', '==', path), orderBy('at', 'desc'), limit(1));
    const [found] = (await getDocs(latest)).docs;
    return found && readRevision(found.id, found.data());
  } catch (error) {
    console.info(`The latest change of ${path} could not be read:`, (error as Error).message);
    return undefined;
  }
};

/**
 * The latest change of a record; undefined until it was read.
 * @param updatedAt reads again when the record has changed
 */
export function useLatestChange(path: string, updatedAt: Date | undefined): LatestChange | undefined {
  const read = useContext(LatestChangeReader);
  const [latest, setLatest] = useState<LatestChange>();
  const time = updatedAt?.getTime();
  useEffect(() => {
    if (!read) return;
    let isCurrent = true;
    void read(path).then((change) => isCurrent && setLatest(change));
    return () => {
      isCurrent = false;
    };
  }, [read, path, time]);
  return latest;
}
