import {
  fieldsOf,
  formatNearby,
  identifyEntries,
  readContent,
  readRecordPath,
  type Revision,
} from '@venue/domain';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNow } from '../../ui/now.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { describeRecord } from './compare/describe-record.ts';
import { DifferenceList } from './compare/difference-list.tsx';
import { RecordSheet } from './compare/record-sheet.tsx';
import { useRevision, useRevisions } from '../subscriptions/documents.ts';
import type { LiveQuery } from '../subscriptions/queries.ts';
import { useRecord } from '../subscriptions/use-records.ts';
import { useStaff } from '../access/staff.ts';
import { DoneNotice } from '../shell/done-notice.tsx';
import { HistoryLink, historyPath } from '../shell/history-link.tsx';
import { Panel } from '../shell/panel.tsx';
import { Waiting } from '../shell/waiting.tsx';
import layout from '../shell/layout.module.css';
import { undoRestore } from './history-calls.ts';
import styles from './history.module.css';
import { kindOf, nameRecord, whoOf, type RecordKind } from './record-kind.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { describeRevision } from './words/describe-revision.ts';

type RevisionScreenProps = { kinds: RecordKind[] };

/** A single change: what it did, the state before, and Restore. */
export function RevisionScreen({ kinds }: RevisionScreenProps) {
  const { id = '' } = useParams();
  const revision = useRevision(id);
  return (
    <>
      <PageTitle title="History" />
      <p>
        <Link to={historyPath}>← History</Link>
      </p>
      {revision.status === 'loading' && <Waiting label="Loading the change" />}
      {revision.status === 'ready' &&
        (revision.value ? (
          <RevisionView key={id} revision={revision.value} kind={kindOf(kinds, revision.value.path)} />
        ) : (
          <>
            <h1>History</h1>
            <Notice kind="problem" title="This change doesn’t exist." />
          </>
        ))}
    </>
  );
}

type RevisionViewProps = { revision: Revision; kind: RecordKind };

function RevisionView({ revision, kind }: RevisionViewProps) {
  const { _id, path, before, at } = revision;
  const now = useNow();
  const { isOnline } = useConnection();
  const id = readRecordPath(path)?.id;
  const current = useRecord(kind.collection, id);
  const next = useNextRevision(path, at);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** What was restored last, which keeps its message until the next time. */
  const [restored, setRestored] = useState<{ wasGone: boolean }>();
  /** The states that were compared when it was restored: as long as they stay, nothing moves below the person's eyes. */
  const [seen, setSeen] = useState<{ present: object | undefined; later: Revision | undefined }>();
  const { uid } = useStaff();
  if (current.status === 'loading' || next.status === 'loading') return <Waiting label="Comparing" />;

  const { present, later } = seen ?? { present: current.value, later: next.value };
  const after = later ? later.before : present;
  const name = nameRecord(kind, before ?? after ?? present);
  const [fields, read] = [
    fieldsOf(kind.collection),
    (record: object) => readContent(kind.collection, '', record),
  ];
  /** A state; entries that were stored without ids are those of the other one that they most likely were. */
  const describe = (record: object, other: object = record) =>
    describeRecord(fields, read(identifyEntries(fields, record, read(other))));
  const { words, verb } = describeRevision({ revision, kind, name, after });
  const [then, now_] = [before && describe(before, present), present && describe(present)];

  return (
    <>
      <h1>{name}</h1>
      {words && <p className={layout.lead}>{words}</p>}
      <p>
        {verb} by <strong>{whoOf(revision)}</strong>, {formatNearby(at, now)}
      </p>
      {!isOnline && <Notice title="You’re offline.">You can restore again once you’re connected.</Notice>}
      {before && after && (
        <section className={layout.tight}>
          <h2 className={layout.small}>What this change did</h2>
          <DifferenceList
            isChange
            from={{ name: 'Before', parts: describe(before, after) }}
            to={{ name: 'After', parts: describe(after) }}
          />
        </section>
      )}
      {!before && <p>This is when it was created.</p>}
      {then && later && now_ && (
        <section className={layout.tight}>
          <h2 className={layout.small}>
            {seen ? 'What restoring has changed' : 'What restoring would change today'}
          </h2>
          <DifferenceList
            isChange
            from={{ name: seen ? 'Before' : 'Now', parts: now_ }}
            to={{ name: 'Restored', parts: then }}
          />
        </section>
      )}
      {before && !present && <p>It’s no longer on the site. Bringing it back puts it where it was.</p>}
      {then && (
        <Panel title="ALL OF IT, AS IT WAS BEFORE" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen && <RecordSheet parts={then} />}
        </Panel>
      )}
      <p className={`${layout.answers} ${styles.buttons}`}>
        {before && (
          <Button
            look={seen ? 'quiet' : 'brass'}
            disabled={!isOnline}
            // Not `disabled`, which would drop the keyboard's focus.
            aria-disabled={seen !== undefined || undefined}
            onClick={() => !seen && setIsAsking(true)}
          >
            {seen
              ? restored?.wasGone
                ? 'Brought back'
                : 'Restored'
              : present
                ? 'Restore what was there before'
                : 'Bring it back'}
          </Button>
        )}
        {current.value && <Link to={kind.editPath(id ?? '')}>Edit it</Link>}
        <HistoryLink of={path}>All changes of it</HistoryLink>
      </p>
      {restored && (
        <DoneNotice
          of={restored}
          name={name}
          title={restored.wasGone ? 'back on the site.' : 'restored, as it was before this change.'}
          onUndo={async () => {
            await undoRestore(path, uid);
            setSeen(undefined);
          }}
        />
      )}
      {isAsking && (
        <RestoreDialog
          id={_id}
          name={name}
          isGone={!present}
          onRestored={() => {
            setIsAsking(false);
            setRestored({ wasGone: !present });
            setSeen({ present, later });
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The next change of the same record: its "before" is the state after this change. */
function useNextRevision(path: string, at: Date) {
  const time = at.getTime();
  const wanted = useMemo<LiveQuery>(
    () => ({
      where: [
        ['path', '==', path],
        ['at', '>', new Date(time)],
      ],
      orderBy: ['at', 'asc'],
      limit: 1,
    }),
    [path, time],
  );
  const live = useRevisions(wanted);
  return live.status === 'loading' ? live : { status: live.status, value: live.value[0] };
}
