import { messages, type Visibility } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAction } from '../api/use-action.ts';
import { FailureNotice } from '../session/failure-notice.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { DoneNotice, FixedNotice } from '../shell/done-notice.tsx';
import layout from '../shell/layout.module.css';
import { DraftMark } from '../unsaved/unsaved-drafts.tsx';
import styles from './record-list.module.css';
import { VisibilityMark } from './fields/visibility-mark.tsx';

/** A stored record as a row of the list. */
export type ListedRecord = {
  id: string;
  name: string;
  detail: string;
  hasDraft: boolean;
  /** When guests see it. */
  showing: Visibility;
};

export type RecordListProps = {
  heading: string;
  records: ListedRecord[];
  /** Shown when there are none. */
  emptyMessage: string;
  editing: string | undefined;
  onEdit: (id: string) => void;
  /** Adds a hidden copy on the server, and opens it. @throws ApiError */
  onDuplicate: (id: string) => Promise<unknown>;
  /** Deletes on the server. @throws ApiError */
  onDelete: (id: string) => Promise<unknown>;
  /** Brings back what was just deleted. @throws ApiError */
  onRestore: (id: string) => Promise<unknown>;
  question: string;
  deletedMessage: string;
  /** Labels of the buttons, where a screen has its own. */
  words?: { edit: string; copy: string; remove: string };
};

const usualWords = { edit: 'Edit', copy: 'Duplicate', remove: 'Delete' };

/** All records of a kind, each with Edit, Duplicate and Delete; deleting asks first. */
export function RecordList(props: RecordListProps) {
  const { heading, records, emptyMessage, editing, question, deletedMessage } = props;
  const { onEdit, onDuplicate, onDelete, onRestore } = props;
  const words = props.words ?? usualWords;
  const { isOnline } = useConnection();
  const [asked, setAsked] = useState<ListedRecord>();
  const [done, setDone] = useState<{ name: string; title: string; undo?: () => Promise<unknown> }>();
  const { isBusy, error, run } = useAction();

  async function handleDelete({ id, name }: ListedRecord) {
    setDone(undefined);
    await run(async () => {
      await onDelete(id);
      setDone({ name, title: deletedMessage, undo: () => onRestore(id) });
    });
    setAsked(undefined);
  }

  async function handleDuplicate({ id, name }: ListedRecord) {
    setDone(undefined);
    await run(async () => {
      await onDuplicate(id);
      setDone({ name, title: messages.copyMade });
    });
  }

  return (
    <section className={layout.block}>
      <h2 className={layout.small}>{heading}</h2>
      {records.length === 0 && <p>{emptyMessage}</p>}
      <ul className={layout.list} hidden={records.length === 0}>
        {records.map((record) => (
          <li
            key={record.id}
            className={`${layout.mixed} ${styles.record}`}
            aria-current={record.id === editing || undefined}
          >
            <div className={`${layout.about} ${styles.words}`}>
              <strong>{record.name}</strong>
              <span className={layout.quiet}>{record.detail}</span>
              <VisibilityMark showing={record.showing} name={record.name} />
              {record.hasDraft && <DraftMark />}
            </div>
            <div className={layout.mixed}>
              <Button small look="quiet" onClick={() => onEdit(record.id)}>
                {words.edit}
                <VisuallyHidden> {record.name}</VisuallyHidden>
              </Button>
              <Button
                small
                look="plain"
                disabled={!isOnline || isBusy}
                onClick={() => void handleDuplicate(record)}
              >
                {words.copy}
                <VisuallyHidden> {record.name}</VisuallyHidden>
              </Button>
              <Button small look="plain" disabled={!isOnline} onClick={() => setAsked(record)}>
                {words.remove}
                <VisuallyHidden> {record.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {done && <DoneNotice of={done} name={done.name} title={done.title} onUndo={done.undo} />}
      {error && (
        <FixedNotice>
          <FailureNotice error={error} sentence={messages.expiredToken} />
        </FixedNotice>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={question}
        confirmLabel="Delete"
        isBusy={isBusy}
        onConfirm={() => asked && void handleDelete(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>“{asked?.name}” comes off the site at once. You can bring it back from the history.</p>
      </ConfirmDialog>
    </section>
  );
}
