import { messages, type MusicEvent } from '@venue/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { readDraft } from '../../session/drafts.ts';
import { Panel } from '../../shell/panel.tsx';
import { DeleteEventQuestion } from './delete-event-question.tsx';
import { EditEventModal, eventPath } from './edit-event-modal.tsx';
import type { EventActions } from './event-card.tsx';
import type { EventStored } from './event-calls.ts';
import { blankEventInput, repeatEventInput, type EventFormInput } from './event-input.ts';
import { EventLists } from './event-lists.tsx';
import { NewEventForm } from './new-event-form.tsx';

/** The calls that change events. */
export type EventCalls = {
  create: (input: EventFormInput) => Promise<EventStored>;
  update: (id: string, input: EventFormInput, basedOn: Date | undefined) => Promise<EventStored>;
  remove: (id: string) => Promise<void>;
};

type MusicAdminProps = {
  uid: string;
  /** All events as they are now; the lists follow every change by themselves. */
  events: readonly MusicEvent[];
  calls: EventCalls;
  /** Day "2026-11-27" for which the form is open from the start; '' leaves the day to the form. */
  newOn?: string;
  /** Id of the gig whose editor is open from the start. */
  editing?: string;
};

/** What was done last, and which pictures did not make it. */
type Done = { message: string; failures: string[] };

const newPath = 'events/new';

/** Music Admin: the New Event form, the lists, and what can be done with a gig (section 2.7). */
export function MusicAdmin({ uid, events, calls, newOn, editing }: MusicAdminProps) {
  const now = useNow();
  const [isFormOpen, setIsFormOpen] = useState(
    () => newOn !== undefined || readDraft(uid, newPath) !== undefined,
  );
  const [model, setModel] = useState<MusicEvent>();
  /** Counts the forms, so that each begins empty. */
  const [formNumber, setFormNumber] = useState(0);
  const [editedId, setEditedId] = useState(editing);
  const [doomed, setDoomed] = useState<MusicEvent>();
  const [done, setDone] = useState<Done>();
  const notice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done) notice.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [done]);

  useEffect(() => {
    // Whoever came to add a gig goes on typing.
    if (newOn !== undefined) form.current?.querySelector('input')?.focus();
  }, [newOn]);

  useEffect(() => {
    // "List again" may be pressed far below the form.
    if (model) form.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [model]);

  function finish(message: string, failures: string[] = []) {
    setDone({ message, failures });
    setEditedId(undefined);
    setDoomed(undefined);
  }

  function startForm(next: MusicEvent | undefined) {
    setModel(next);
    setFormNumber((number) => number + 1);
    setDone(undefined);
  }

  const actions = useMemo<EventActions>(
    () => ({
      onEdit: (event) => setEditedId(event._id),
      onDelete: setDoomed,
      onRepeat: (event) => {
        setModel(event);
        setFormNumber((number) => number + 1);
        setDone(undefined);
        setIsFormOpen(true);
      },
    }),
    [],
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
          <NewEventForm
            key={formNumber}
            uid={uid}
            path={model ? `${newPath}-like-${model._id}` : newPath}
            initial={
              model
                ? repeatEventInput(model, events, now)
                : blankEventInput(events, now, formNumber === 0 ? newOn : undefined)
            }
            onCreate={calls.create}
            onCreated={(failures) => {
              startForm(undefined);
              setIsFormOpen(false);
              finish(messages.eventCreated, failures);
            }}
            onBlank={model && (() => startForm(undefined))}
          />
        </div>
      </Panel>
      <EventLists
        events={events}
        actions={actions}
        hasDraft={(event) => readDraft(uid, eventPath(event)) !== undefined}
      />
      <EditEventModal
        uid={uid}
        event={events.find((event) => event._id === editedId)}
        onUpdate={(input, basedOn) => calls.update(editedId ?? '', input, basedOn)}
        onUpdated={(failures) => finish(messages.eventUpdated, failures)}
        onClose={() => setEditedId(undefined)}
      />
      {doomed && (
        <DeleteEventQuestion
          event={doomed}
          onDelete={() => handleDelete(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
