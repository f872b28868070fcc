import { ContentLimits, isDay, type DayTime } from '@venue/domain';
import { useRef, useState, type FormEvent } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useStaff } from '../../../access/staff.ts';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import layout from '../../../shell/layout.module.css';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import { Modal } from '../../../shell/modal.tsx';
import { Waiting } from '../../../shell/waiting.tsx';
import { addBooking, refusalOf } from '../calls/booking-calls.ts';
import { sendHeld } from '../changes/change-store.ts';
import { useEvening } from '../evening/use-evening.ts';
import styles from './add-booking.module.css';
import { PartyChoice } from './party-choice.tsx';
import { TimeGrid } from './time-grid.tsx';
import { WhyNot } from './why-not.tsx';

type AddBookingProps = {
  /** The evening to begin with. */
  day: string;
  canSend: boolean | undefined;
  onClose: () => void;
  /** A booking is stored. */
  onAdded: (date: string) => void;
};

/** A booking by telephone: party, time, name, save. Everything else may stay empty. */
export function AddBooking({ day: firstDay, canSend, onClose, onAdded }: AddBookingProps) {
  const { uid } = useStaff();
  const { isOnline } = useConnection();
  const [day, setDay] = useState(firstDay);
  const [party, setParty] = useState<number>();
  const [at, setAt] = useState<DayTime>();
  const [isForced, setIsForced] = useState(false);
  const [requestId, setRequestId] = useState<string>(() => crypto.randomUUID());
  const evening = useEvening(day);
  const { isBusy, error, run, forget } = useAction();
  const nameInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  /** What is asked for is another booking from here on, and nothing that was said about the last one holds. */
  function change(act: () => void) {
    setIsForced(false);
    setRequestId(crypto.randomUUID());
    forget();
    act();
  }

  /** Asks first, if something would be lost. */
  function handleClose() {
    const typed = form.current ? [...new FormData(form.current).values()] : [];
    if (typed.some(Boolean)) setIsAsking(true);
    else onClose();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!at || !party || isBusy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const optional = Object.fromEntries(
      ['phone', 'email', 'note', 'allergies'].map((name) => [name, text(name)]).filter(([, value]) => value),
    ) as object;
    void run(async () => {
      // A time may be free because somebody has been moved just now.
      await sendHeld();
      const booking = { requestId, ...at, partySize: party, name: text('name'), ...optional };
      await addBooking(uid, { ...booking, ...(isForced && { force: true }) });
      onAdded(day);
      onClose();
    });
  }

  const { times = [] } = error ? refusalOf(error) : {};
  return (
    <Modal isOpen title="New booking" width="preview" onClose={handleClose}>
      <form ref={form} className={layout.stack} onSubmit={handleSubmit}>
        <Field label="Evening">
          {(control) => (
            <input
              {...control}
              type="date"
              value={day}
              onChange={({ target }) =>
                isDay(target.value) &&
                change(() => {
                  setDay(target.value);
                  setAt(undefined);
                })
              }
            />
          )}
        </Field>
        <PartyChoice party={party} onChoose={(guests) => change(() => setParty(guests))} />
        {!evening ? (
          <Waiting label="Loading the evening" />
        ) : (
          <>
            <TimeGrid
              evening={evening}
              party={party ?? 2}
              chosen={at}
              onChoose={(time, isFree) => {
                change(() => setAt(time));
                // The name is what comes next.
                if (isFree && party) nameInput.current?.focus();
              }}
            />
            {at && party && (
              <WhyNot
                {...{ evening, at, party, canSend, isForced }}
                onForce={() => {
                  setIsForced(true);
                  nameInput.current?.focus();
                }}
              />
            )}
          </>
        )}
        <Field label="Name">
          {(control) => (
            <input
              {...control}
              ref={nameInput}
              name="name"
              required
              maxLength={ContentLimits.name}
              autoComplete="off"
            />
          )}
        </Field>
        <div className={styles.pairs}>
          <Field label="Phone">
            {(control) => <input {...control} name="phone" type="tel" autoComplete="off" />}
          </Field>
          <Field label="Email" hint="For the confirmation">
            {(control) => <input {...control} name="email" type="email" autoComplete="off" />}
          </Field>
          <Field label="Allergies" hint="For the kitchen">
            {(control) => <input {...control} name="allergies" autoComplete="off" />}
          </Field>
          <Field label="Note" hint="For us; the guest never reads it">
            {(control) => <input {...control} name="note" autoComplete="off" />}
          </Field>
        </div>
        {!isOnline && <Notice title="You’re offline.">You can save this once you’re connected.</Notice>}
        {error && (
          <FailureNotice error={error} effect="Nothing was booked; what you typed is still here.">
            {times.length > 0 && (
              <div className={layout.row}>
                {times.map((time) => (
                  <Button
                    key={time.date + time.time}
                    small
                    look="quiet"
                    onClick={() => change(() => setAt(time))}
                  >
                    {time.time}
                  </Button>
                ))}
              </div>
            )}
          </FailureNotice>
        )}
        <ModalActions>
          <Button type="submit" disabled={isBusy || !isOnline || !at || !party}>
            {isBusy ? 'Saving…' : saveLabel(party, at)}
          </Button>
          <Button look="quiet" onClick={handleClose}>
            Cancel
          </Button>
        </ModalActions>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard this booking?"
        confirmLabel="Discard"
        cancelLabel="Keep typing"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </Modal>
  );
}

/** "Save: 4 at 19:30" */
function saveLabel(party: number | undefined, at: DayTime | undefined): string {
  return party && at ? `Save: ${party} at ${at.time}` : 'Choose guests and time';
}
