import { messages, type Gig, type OpeningHours } from '@venue/domain';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { draftsOf, listDraftPaths } from '../../unsaved/drafts.ts';
import { discardDrafts } from '../../unsaved/unsaved-work.ts';
import { failedUploads } from '../../media/picked-files.ts';
import { DoneNotice } from '../../shell/done-notice.tsx';
import { Modal } from '../../shell/modal.tsx';
import { DeleteGigDialog } from './delete-gig-dialog.tsx';
import { EditGig } from './edit-gig.tsx';
import type { GigFormInput } from './gig-input.ts';
import { GigLists } from './lists/gig-lists.tsx';
import { eventPath } from './gig-path.ts';
import { FindGigs } from './find/find-gigs.tsx';
import { FoundGigs } from './find/found-gigs.tsx';
import type { GigName, IndexedGig } from './find/search-gigs.ts';
import { GigActions, type GigHandlers } from './gig-actions.tsx';
import type { GigCalls } from './gig-calls.ts';
import { hasNewDraft, modelOfDraft, NewGig, type Model } from './new-gig.tsx';
import type { OlderGigs } from './lists/older-gigs.tsx';
import { PickedGig } from './picked-gig.tsx';
import { conflictsAmong } from './repeat/conflicts.ts';
import { useGigAddress } from './use-gig-address.ts';

type MusicAdminProps = {
  uid: string;
  /** The gigs that are loaded, live. */
  events: readonly Gig[];
  /** The gig that was listed last, if it is none of these. */
  latest?: Gig | undefined;
  older?: OlderGigs | undefined;
  /** For dates on which the house is closed. */
  hours?: OpeningHours | undefined;
  calls: Pick<GigCalls, 'create' | 'createSeries' | 'update' | 'remove' | 'restore'>;
  fetchNames?: () => Promise<readonly GigName[]>;
  /** The years that have gigs, the latest first. */
  years?: readonly string[];
  /** Renders what has become of a gig, with what can be done about it. */
  renderChange?: (event: Gig) => ReactNode;
  /** Shown below the lists. */
  children?: ReactNode;
};

/** What was done last with which gig, how to take it back, and which pictures could not be uploaded. */
type Done = {
  name: string;
  message: string;
  failures: string[];
  undo?: (() => Promise<unknown>) | undefined;
};

const noNames = () => Promise.resolve([]);

/** Music Admin: the New Event form, the search, the lists, and what can be done with a gig. */
export function MusicAdmin(props: MusicAdminProps) {
  const { uid, events, latest, older, hours, calls, fetchNames = noNames, years } = props;
  const { renderChange, children } = props;
  const { isNewAsked, editedId, changedId, openEdit, openChange, close } = useGigAddress();
  const [model, setModel] = useState(() => modelOfDraft(uid));
  const [isFormOpen, setIsFormOpen] = useState(() => isNewAsked || model !== undefined || hasNewDraft(uid));
  const [formNumber, setFormNumber] = useState(0);
  const [idToDelete, setIdToDelete] = useState<string>();
  const [done, setDone] = useState<Done>();
  const conflictsOn = useMemo(() => conflictsAmong(events, hours), [events, hours]);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done && done.failures.length > 0)
      notice.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [done]);

  /** @param saved what the form held, with the pictures that were not uploaded */
  function finish(name: string, message: string, more: Pick<Done, 'undo'> = {}, saved?: GigFormInput) {
    setDone({ name: name || 'No artist yet', message, failures: failedUploads(saved), ...more });
    close();
    setIdToDelete(undefined);
  }

  const startForm = useCallback((next: Model | undefined) => {
    setModel(next);
    setFormNumber((number) => number + 1);
    setDone(undefined);
    if (next) setIsFormOpen(true);
  }, []);

  const actions = useMemo<GigHandlers>(
    () => ({
      onEdit: openEdit,
      onChange: openChange,
      onDelete: setIdToDelete,
      onRepeat: (id) => startForm({ id, isDuplicate: false }),
      onDuplicate: (id) => startForm({ id, isDuplicate: true }),
    }),
    [startForm, openEdit, openChange],
  );
  const renderActions = useCallback(
    ({ _id, artist }: IndexedGig) => <GigActions id={_id} artist={artist} actions={actions} />,
    [actions],
  );

  async function handleDelete({ _id, artist }: Gig) {
    await calls.remove(_id);
    discardDrafts(uid, draftsOf(listDraftPaths(uid), eventPath(_id)));
    finish(artist, messages.eventDeleted, { undo: () => calls.restore(_id) });
  }

  return (
    <>
      {done && done.failures.length > 0 && (
        <Notice ref={notice} kind="problem" title={`${done.name}: ${done.message}`}>
          {`${done.failures.join(' ')} Edit the gig to try again.`}
        </Notice>
      )}
      {done && done.failures.length === 0 && (
        <DoneNotice of={done} name={done.name} title={done.message} onUndo={done.undo} />
      )}
      <NewGig
        {...{ uid, events, latest, calls, conflictsOn, model, formNumber }}
        onEmpty={() => startForm(undefined)}
        onSaved={(input, gigs) => {
          startForm(undefined);
          setIsFormOpen(false);
          const message = gigs === 1 ? messages.eventCreated : `${gigs} gigs are listed.`;
          finish(input.artist, message, {}, input);
        }}
        isOpen={isFormOpen}
        // The press is answered before the browser lays the form out.
        onToggle={() => startTransition(() => setIsFormOpen(!isFormOpen))}
      />
      <FindGigs
        fetchNames={fetchNames}
        years={years}
        savedAt={done}
        renderFound={(found) => <FoundGigs found={found} renderActions={renderActions} />}
      >
        <GigLists events={events} older={older} actions={actions} />
      </FindGigs>
      {children}
      <Modal isOpen={editedId !== undefined} title="Edit Event" onClose={close}>
        {editedId !== undefined && (
          <PickedGig id={editedId} events={events}>
            {(event) => (
              <EditGig
                key={event._id}
                {...{ uid, event, calls }}
                onSaved={(input, undo) => finish(input.artist, messages.eventUpdated, { undo }, input)}
              />
            )}
          </PickedGig>
        )}
      </Modal>
      <Modal isOpen={changedId !== undefined} title="Change of plan" onClose={close}>
        {changedId !== undefined && (
          <PickedGig id={changedId} events={events}>
            {(event) => renderChange?.(event)}
          </PickedGig>
        )}
      </Modal>
      {idToDelete !== undefined && (
        <PickedGig id={idToDelete} events={events} isQuiet>
          {(event) => (
            <DeleteGigDialog
              event={event}
              onDelete={() => handleDelete(event)}
              onCancel={() => setIdToDelete(undefined)}
            />
          )}
        </PickedGig>
      )}
    </>
  );
}
