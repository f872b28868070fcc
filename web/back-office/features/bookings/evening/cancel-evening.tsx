import { ContentLimits, formatShortDay } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useStaff } from '../../../access/staff.ts';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { count } from '../../../shell/count.ts';
import { cancelEvening } from '../calls/booking-calls.ts';
import { sendHeld } from '../changes/change-store.ts';
import { isToCome, nameOf } from '../facts/party-facts.ts';
import type { BookEvening } from './use-evening.ts';

/** Cancels everything that is expected of an evening, with words that each of its guests is emailed once. */
export function CancelEvening({ evening }: { evening: BookEvening }) {
  const { uid } = useStaff();
  const { isOnline } = useConnection();
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const [done, setDone] = useState<string>();
  const { isBusy, error, run } = useAction();
  const toCome = evening.bookings.filter(isToCome);
  const day = formatShortDay(evening.date);
  const toRing = toCome.filter(({ email }) => !email);

  async function handleConfirm() {
    await run(async () => {
      await sendHeld();
      const { cancelled, mailed } = await cancelEvening(uid, evening.date, text.trim());
      setDone(
        `${count(cancelled, 'table')} cancelled, ${count(mailed, 'email')} on the way.` +
          (toRing.length > 0 ? ` Please ring ${toRing.map(nameOf).join(', ')}.` : ''),
      );
      setText('');
      setIsAsking(false);
    });
  }

  return (
    <>
      {done && <Notice kind="done" title={done} />}
      {toCome.length > 0 && (
        <div>
          <Button look="plain" small onClick={() => setIsAsking(true)}>
            Cancel this whole evening…
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel all ${count(toCome.length, 'table')} of ${day}?`}
        confirmLabel={`Cancel ${count(toCome.length, 'table')}`}
        cancelLabel="Keep them"
        isBusy={isBusy}
        isBlocked={!isOnline || text.trim() === ''}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Each guest gets these words once, by email. This can’t be taken back.
          {toRing.length > 0 && ` ${count(toRing.length, 'guest')} gave no email and must be rung.`}
        </p>
        <Field
          label="Words to the guests"
          hint="Such as: the storm has taken the power. We’re sorry, and hope to see you soon."
        >
          {(control) => (
            <textarea
              {...control}
              value={text}
              maxLength={ContentLimits.eveningMail}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {error && <FailureNotice error={error} effect="Nothing was cancelled." />}
      </ConfirmDialog>
    </>
  );
}
