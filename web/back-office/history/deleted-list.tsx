import { formatNearby, type Revision } from '@venue/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useStaff } from '../access/staff.ts';
import type { Fetched } from '../api/use-fetched.ts';
import { DoneNotice } from '../shell/done-notice.tsx';
import { historyPath } from '../shell/history-link.tsx';
import { Panel } from '../shell/panel.tsx';
import layout from '../shell/layout.module.css';
import { undoRestore } from './history-calls.ts';
import styles from './history.module.css';
import { kindOf, nameRecord, whoOf, type RecordKind } from './record-kind.ts';
import { RestoreDialog } from './restore-dialog.tsx';

type DeletedListProps = {
  kinds: RecordKind[];
  /** Only those of this kind; empty: of all. */
  kind: string;
  fetched: Fetched<Revision[]>;
};

/**
 * Deleted menus, pages and gigs, each with Bring back. The panel is there from the beginning, so that the history below
 * doesn't move under a finger.
 */
export function DeletedList({ kinds, kind, fetched }: DeletedListProps) {
  const now = useNow();
  const { isOnline } = useConnection();
  const { uid } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Revision>();
  const [restored, setRestored] = useState<{ name: string; path: string }>();
  const deleted =
    fetched.status === 'ready' ? fetched.value.filter((each) => !kind || each.kind === kind) : [];
  const nameOf = (revision: Revision) => nameRecord(kindOf(kinds, revision.path), revision.before);

  return (
    <>
      {restored && (
        <DoneNotice
          of={restored}
          title={`${restored.name} is back on the site.`}
          onUndo={() => undoRestore(restored.path, uid)}
        />
      )}
      <Panel
        title="DELETED"
        summary={summarize(fetched, deleted.length)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {fetched.status === 'failed' && <p className={layout.words}>{fetched.error.message}</p>}
        {fetched.status === 'ready' && deleted.length === 0 && <p>What somebody deletes is kept here.</p>}
        {deleted.length > 0 && (
          <ul className={layout.list}>
            {deleted.map((revision) => (
              <li key={revision._id} className={`${layout.line} ${styles.deleted}`}>
                <Link className={`${layout.about} ${layout.words}`} to={`${historyPath}/${revision._id}`}>
                  <strong>{nameOf(revision)}</strong>
                  <span className={layout.quiet}>
                    deleted by {whoOf(revision)} {formatNearby(revision.at, now)}
                  </span>
                </Link>
                <Button small look="quiet" disabled={!isOnline} onClick={() => setAsked(revision)}>
                  Bring back<VisuallyHidden> {nameOf(revision)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {asked && (
        <RestoreDialog
          id={asked._id}
          name={nameOf(asked)}
          isGone
          onRestored={() => {
            setRestored({ name: nameOf(asked), path: asked.path });
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function summarize({ status }: Fetched<unknown>, count: number): string {
  if (status === 'loading') return 'Loading …';
  if (status === 'failed') return 'can’t be loaded right now';
  return count > 0 ? `${count} can be brought back` : 'nothing to bring back';
}
