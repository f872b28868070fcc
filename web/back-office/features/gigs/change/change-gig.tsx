import { gig, gigDate, gigStatuses, movedFrom, statusOf, toLocalInput, type Gig } from '@venue/domain';
import { useState, type ReactNode } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useAction } from '../../../api/use-action.ts';
import { useDraftInput } from '../../../unsaved/use-draft-input.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import layout from '../../../shell/layout.module.css';
import { eventPath } from '../gig-path.ts';
import styles from './change-gig.module.css';
import { MoveGig } from './move-gig.tsx';
import type { Plan } from './plan.ts';

type ChangeGigProps = {
  uid: string;
  event: Gig;
  /**
   * Stores a new plan for the gig with the `updatedAt` that was seen; guests see it at once. Resolves with the new one.
   * @throws ApiError
   */
  onChange: (plan: Plan, seen: Date | undefined) => Promise<Date | undefined>;
  /** What is offered besides: to email the guests of that evening. */
  children?: ReactNode;
};

/** Undefined until somebody types: it is then what is stored. */
type Typed = {
  note: string | undefined;
  /** The new start, a form value. */
  start: string | undefined;
};

const nothing: Typed = { note: undefined, start: undefined };

/**
 * Says that a gig is cancelled, postponed, sold out, moved, or on as planned. One tap publishes it, because there is no time
 * on such an evening, and one tap takes it back.
 */
export function ChangeGig({ uid, event, onChange, children }: ChangeGigProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const storedNote = event.statusNote ?? '';
  const storedStart = event.datetime ? toLocalInput(event.datetime) : '';
  const input = useDraftInput<Typed>({
    ...{ name: 'change to a gig', path: `${eventPath(event._id)}/note`, uid, empty: nothing },
    isFilled: (values) =>
      (values.note ?? storedNote).trim() !== storedNote || (values.start ?? storedStart) !== storedStart,
  });
  const { note = storedNote, start = storedStart } = input.values;
  const [isMoving, setIsMoving] = useState(start !== storedStart);
  const [done, setDone] = useState<{ title: string; updatedAt: Date | undefined; undo?: Plan | undefined }>();
  const status = statusOf(event);
  const isDisabled = isBusy || !isOnline;
  const typed = note.trim();
  const hasNewNote = typed !== storedNote;
  // Without a change there is nothing yet that a note could explain.
  const isChanged = status !== 'scheduled' || movedFrom(event) !== undefined || Boolean(event.statusNote);

  function change(
    plan: Plan,
    title: string,
    canUndo = true,
    seen = latest(event.updatedAt, done?.updatedAt),
  ) {
    const before = planOf(event, plan);
    return run(async () => {
      const updatedAt = await onChange(plan, seen);
      input.clear();
      setIsMoving(false);
      setDone({ title, updatedAt, undo: canUndo ? before : undefined });
    });
  }

  const set = (next: Plan['status']) =>
    change({ status: next, statusNote: typed }, `Guests now read “${gigStatuses[next]}”.`);

  return (
    <div className={layout.stack}>
      <div>
        <p>
          <strong>{event.artist || 'No artist yet'}</strong>, {gigDate(event)}
        </p>
        <p className={status === 'scheduled' ? layout.quiet : styles.status}>
          {status === 'scheduled' ? (movedFrom(event) ?? 'On as planned') : gigStatuses[status]}
        </p>
      </div>
      <Field
        label={`${gig.statusNote.label} (optional)`}
        hint="One sentence, such as “The singer has lost her voice.”"
      >
        {(control) => (
          <input
            {...control}
            value={note}
            maxLength={gig.statusNote.max}
            autoComplete="off"
            onChange={({ target }) => input.change({ note: target.value })}
          />
        )}
      </Field>
      <div className={styles.choices} role="group" aria-label="What has changed">
        {(['cancelled', 'postponed', 'soldOut'] as const).map((next) => (
          <Button
            key={next}
            look="quiet"
            aria-pressed={status === next}
            disabled={isDisabled}
            onClick={() => void set(next)}
          >
            {gigStatuses[next]}
          </Button>
        ))}
        <Button
          look="quiet"
          aria-expanded={isMoving}
          disabled={isDisabled}
          onClick={() => {
            // A date that is no longer on the screen must not count as unsaved.
            input.change({ start: undefined });
            setIsMoving(!isMoving);
          }}
        >
          Moved
        </Button>
        {status !== 'scheduled' && (
          <Button
            disabled={isDisabled}
            onClick={() => void change({ status: 'scheduled', statusNote: '' }, 'It is on as planned again.')}
          >
            On as planned
          </Button>
        )}
        {isChanged && hasNewNote && (
          <Button
            disabled={isDisabled}
            onClick={() =>
              void change(
                { status, statusNote: typed },
                typed ? 'Guests now read your note.' : 'Guests no longer read the note.',
              )
            }
          >
            Save the note
          </Button>
        )}
      </div>
      {isMoving && (
        <MoveGig
          start={start}
          before={storedStart}
          isDisabled={isDisabled}
          onChange={(picked) => input.change({ start: picked })}
          onMove={() =>
            change(
              { status: 'scheduled', statusNote: typed, start },
              'The new date is set. Guests see it now.',
              event.datetime !== undefined,
            )
          }
        />
      )}
      {error && <FailureNotice error={error} effect="Nothing was changed." />}
      {done && !error && (
        <Notice kind="done" title={done.title}>
          {done.undo && (
            <Button
              small
              look="plain"
              disabled={isDisabled}
              // Takes back what this person did, and never what a colleague has done since.
              onClick={() => void change(done.undo!, 'Back as it was.', false, done.updatedAt)}
            >
              Undo
            </Button>
          )}
        </Notice>
      )}
      {children}
    </div>
  );
}

/** The person's own save may be known before it arrives from the database. */
function latest(a: Date | undefined, b: Date | undefined): Date | undefined {
  return a && b ? (a > b ? a : b) : (a ?? b);
}

/** The plan that takes another one back. */
function planOf(event: Gig, { start }: Plan): Plan {
  const before = { status: statusOf(event), statusNote: event.statusNote ?? '' };
  return start && event.datetime ? { ...before, start: toLocalInput(event.datetime) } : before;
}
