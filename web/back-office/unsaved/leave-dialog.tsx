import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../api/use-action.ts';
import layout from '../shell/layout.module.css';
import { Modal } from '../shell/modal.tsx';
import { unsavedWork } from './unsaved-work.ts';
import type { ListedDraft } from './drafts.ts';

type LeaveDialogProps = {
  /** What happens to the changes, in one sentence. */
  explanation: string;
  saveLabel: string;
  discardLabel: string;
  /** Stored drafts that leaving discards too; those of forms on this screen are left out. */
  drafts?: ListedDraft[];
  onStay: () => void;
  /** Leaves; everything has been saved by then. */
  onSaved: () => void;
  /** Discards the changes and leaves. */
  onDiscard: () => void;
  /** Leaves with the changes stored as a draft; without it that is not offered. */
  onKeep?: () => void;
};

/** Asks before unsaved changes are left behind. Saving is offered where it can save all of them. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { explanation, saveLabel, discardLabel, drafts = [], onStay, onSaved, onDiscard, onKeep } = props;
  const { isOnline } = useConnection();
  const { isBusy, run } = useAction();
  const works = unsavedWork();
  const elsewhere = drafts.filter(({ path }) => !works.some((work) => work.path === path));
  const canSave = works.length > 0 && works.every(({ save }) => save) && elsewhere.length === 0;

  async function handleSave() {
    for (const { save } of works) {
      // The form says why it could not be saved.
      if (!(await save?.())) return onStay();
    }
    onSaved();
  }

  return (
    <Modal isOpen title="You have unsaved changes" description={explanation} onClose={onStay}>
      {works.length > 0 && <p>Not saved yet: {works.map(({ name }) => name).join(', ')}.</p>}
      {elsewhere.length > 0 && (
        <p>
          {elsewhere.length > 1 ? 'Drafts' : 'Draft'}:{' '}
          {elsewhere.map(({ path, name, address }, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <Link to={address} onClick={onStay}>
                {name}
              </Link>
            </Fragment>
          ))}
          . {elsewhere.length > 1 ? 'Open each of them to save it.' : 'Open it to save it.'}
        </p>
      )}
      <div className={layout.answers}>
        {canSave && (
          <Button look="brass" disabled={isBusy || !isOnline} onClick={() => void run(handleSave)}>
            {isBusy ? 'Saving…' : saveLabel}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onStay}>
          Stay here
        </Button>
        {onKeep && (
          <Button look="quiet" disabled={isBusy} onClick={onKeep}>
            Leave, keep as draft
          </Button>
        )}
        <Button look="danger" disabled={isBusy} onClick={onDiscard}>
          {discardLabel}
        </Button>
      </div>
    </Modal>
  );
}
