import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { keepPlace } from '../../ui/page/scroll-on-navigate.tsx';
import { useFetched } from '../api/use-fetched.ts';
import { useRevisions } from '../subscriptions/documents.ts';
import { useKeepLast } from '../subscriptions/keep-last.ts';
import type { LiveQuery } from '../subscriptions/queries.ts';
import { historyPath } from '../shell/history-link.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { ChangeList } from './change-list.tsx';
import { DeletedList } from './deleted-list.tsx';
import { listDeleted } from './history-calls.ts';
import styles from './history.module.css';
import { kindOf, nameRecord, type RecordKind } from './record-kind.ts';
import { useChanges, type Change } from './use-changes.ts';

type HistoryScreenProps = { kinds: RecordKind[] };

/** Changes fetched at a time. Each holds the whole record. */
const pageLength = 30;

/** History: who changed what and when, of everything, one kind or one record, and what can be brought back. */
export function HistoryScreen({ kinds }: HistoryScreenProps) {
  const { isOnline } = useConnection();
  const [search, setSearch] = useSearchParams();
  const [path, kind] = [search.get('path') ?? '', search.get('kind') ?? ''];
  const [count, setCount] = useState(pageLength);
  /** The previous, shorter list: its button stays until the longer one is loaded. */
  const [tooShort, setTooShort] = useState<unknown>();
  const wanted = useMemo<LiveQuery>(
    () => ({
      ...(path ? { where: [['path', '==', path]] } : kind ? { where: [['kind', '==', kind]] } : {}),
      orderBy: ['at', 'desc'],
      limit: count,
    }),
    [path, kind, count],
  );
  const live = useKeepLast(useChanges(useRevisions(wanted)), path || kind);
  const changes = live.status === 'ready' ? live.value : undefined;
  const nameOf = (change: Change) => nameOfChange(kinds, change, changes ?? []);
  // Only the server knows which deletions still hold, so every new entry of the history asks it again.
  const deleted = useFetched(changes && listDeleted, changes?.[0]?.revision._id);
  const title = path && changes?.[0] ? `History of ${nameOf(changes[0])}` : 'History';

  return (
    <>
      <PageTitle title="History" />
      <h1>{title}</h1>
      {!isOnline && (
        <Notice title="You’re offline.">
          This is the history from before. You can restore again once you’re connected.
        </Notice>
      )}
      {path ? (
        <p>
          <Link to={historyPath}>Everything that was changed</Link>
        </p>
      ) : (
        <div className={styles.filter}>
          <Field label="Show">
            {(control) => (
              <select
                {...control}
                value={kind}
                onChange={({ target }) => {
                  setCount(pageLength);
                  setSearch(target.value ? { kind: target.value } : {}, { replace: true, state: keepPlace });
                }}
              >
                <option value="">Everything</option>
                {kinds.map(({ collection, noun }) => (
                  <option key={collection} value={collection}>
                    {noun}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      {!path && <DeletedList kinds={kinds} kind={kind} fetched={deleted} />}
      {!changes && <Waiting label="Loading the history" />}
      {changes?.length === 0 && <p>Nothing has changed here yet.</p>}
      {changes && <ChangeList kinds={kinds} changes={changes} nameOf={nameOf} />}
      {changes && (changes.length === count || live === tooShort) && (
        <Button
          look="quiet"
          onClick={() => {
            setCount(count + pageLength);
            setTooShort(live);
          }}
        >
          Show older changes
        </Button>
      )}
    </>
  );
}

/**
 * Names the record of a change by its state before the change; without one, by its state after it, or by any that another
 * change knows.
 */
function nameOfChange(kinds: RecordKind[], { revision, after }: Change, changes: Change[]): string {
  const known = changes
    .filter((other) => other.revision.path === revision.path)
    .map((other) => other.after ?? other.revision.before)
    .find((state) => state);
  return nameRecord(kindOf(kinds, revision.path), revision.before ?? after ?? known);
}
