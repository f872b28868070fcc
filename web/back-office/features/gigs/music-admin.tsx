import { gig, messages, toInput, type MusicEvent } from '@venue/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import type { ContentCalls } from '../../forms/content-calls.ts';
import { readDraft } from '../../session/drafts.ts';
import { failedUploads } from '../../media/upload-image.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Modal } from '../../shell/modal.tsx';
import { Panel } from '../../shell/panel.tsx';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import type { EventActions } from './event-card.tsx';
import { EventForm } from './event-form.tsx';
import { blankEventInput, repeatEventInput, type EventFormInput } from './event-input.ts';
import { EventLists, eventPath } from './event-lists.tsx';

type MusicAdminProps = {
  uid: string;
  /** All events, live. */
  events: readonly MusicEvent[];
  calls: ContentCalls<EventFormInput>;
};

/** What was done last, and which pictures could not be uploaded. */
type Done = { message: string; failures: string[] };

const newPath = 'events/new';

/**
 * Music Admin: the New Event form, the lists, and what can be done with a gig (section 2.7). `?edit=` and an id opens
 * that gig; `?new=2026-11-27` opens the form for that day, `?new=` for the next free one.
 */
export function MusicAdmin({ uid, events, calls }: MusicAdminProps) {
  const now = useNow();
  // In the address, so that a reload, a draft and Undo lead back to the same gig.
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [newOn] = useState(search.get('new') ?? undefined);
  const editedId = search.get('edit');
  const [model, setModel] = useState(() => events.find((event) => readDraft(uid, likePath(event))));
  const [isFormOpen, setIsFormOpen] = useState(
    () => newOn !== undefined || model !== undefined || readDraft(uid, newPath) !== undefined,
  );
  /** Counts the forms, so that each begins empty. */
  const [formNumber, setFormNumber] = useState(0);
  const [eventToDelete, setEventToDelete] = useState<MusicEvent>();
  const [done, setDone] = useState<Done>();
  const edited = events.find((event) => event._id === editedId);
  const editedRecord = useMemo(
    () => edited && { values: toInput(gig, edited), updatedAt: edited.updatedAt },
    [edited],
  );
  const notice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done) notice.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [done]);

  useEffect(() => {
    // `?new` means that the person came to type.
    if (newOn !== undefined) form.current?.querySelector('input')?.focus();
  }, [newOn]);

  useEffect(() => {
    // "List again" may be far below the form.
    if (model) form.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [model]);

  // Unlike the setter of useSearchParams, `navigate` stays the same when the address changes, and so do the lists.
  const setEdited = useCallback(
    (id: string | undefined) => void navigate({ search: id ? `?edit=${id}` : '' }, { replace: true }),
    [navigate],
  );

  /** @param saved what the form held, with the pictures that were not uploaded */
  function finish(message: string, saved?: EventFormInput) {
    setDone({ message, failures: failedUploads(saved) });
    setEdited(undefined);
    setEventToDelete(undefined);
  }

  const startForm = useCallback((next: MusicEvent | undefined) => {
    setModel(next);
    setFormNumber((number) => number + 1);
    setDone(undefined);
  }, []);

  const actions = useMemo<EventActions>(
    () => ({
      onEdit: (event) => setEdited(event._id),
      onDelete: setEventToDelete,
      onRepeat: (event) => {
        startForm(event);
        setIsFormOpen(true);
      },
    }),
    [startForm, setEdited],
  );

  async function handleDelete(event: MusicEvent) {
    await calls.remove(event._id);
    finish(messages.eventDeleted);
  }

  return (
    <>
      {done && (
        <Notice ref={notice} kind={done.failures.length > 0 ? 'problem' : 'done'} title={done.message}>
          {done.failures.length > 0 && `${done.failures.join(' ')} Edit the event to try again.`}
        </Notice>
      )}
      <Panel
        title="New Event"
        summary={model && `like “${model.artist}”`}
        isOpen={isFormOpen}
        onToggle={() => setIsFormOpen(!isFormOpen)}
      >
        <div ref={form}>
          <EventForm
            key={formNumber}
            kind="create"
            name="new gig"
            uid={uid}
            path={model ? likePath(model) : newPath}
            record={{
              values: model
                ? repeatEventInput(model, events, now)
                : blankEventInput(events, now, formNumber === 0 ? newOn : undefined),
            }}
            onSave={(input) => calls.create(input)}
            onSaved={(input) => {
              startForm(undefined);
              setIsFormOpen(false);
              finish(messages.eventCreated, input);
            }}
            actions={
              model && (
                <Button look="plain" onClick={() => startForm(undefined)}>
                  Empty form
                </Button>
              )
            }
          />
        </div>
      </Panel>
      <EventLists events={events} actions={actions} />
      <Modal isOpen={edited !== undefined} title="Edit Event" onClose={() => setEdited(undefined)}>
        {edited && editedRecord && (
          <EventForm
            key={edited._id}
            kind="edit"
            name={edited.artist ? `gig “${edited.artist}”` : 'gig'}
            uid={uid}
            path={eventPath(edited)}
            record={editedRecord}
            onSave={(input, basedOn) => calls.update(edited._id, input, basedOn)}
            onSaved={(input) => finish(messages.eventUpdated, input)}
            actions={<HistoryLink of={eventPath(edited)}>History of this gig</HistoryLink>}
          />
        )}
      </Modal>
      {eventToDelete && (
        <DeleteEventDialog
          event={eventToDelete}
          onDelete={() => handleDelete(eventToDelete)}
          onCancel={() => setEventToDelete(undefined)}
        />
      )}
    </>
  );
}

/** Where the draft of a new gig like another one is stored. */
function likePath({ _id }: MusicEvent): string {
  return `${newPath}-like-${_id}`;
}
