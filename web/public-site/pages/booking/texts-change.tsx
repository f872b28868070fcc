import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import type { BookingChange, BookingRefusal, GuestBooking } from './booking-calls.ts';
import styles from './booking-page.module.css';

type TextsChangeProps = {
  booking: GuestBooking;
  isBusy: boolean;
  onChange: (change: BookingChange) => Promise<BookingRefusal | undefined>;
  onLeave: () => void;
};

/**
 * What the guest tells the house with a booking, allergies apart. A text that is emptied is removed; a refusal is shown
 * at its field, and what was typed stays.
 */
export function TextsChange({ booking, isBusy, onChange, onLeave }: TextsChangeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [allergies, setAllergies] = useState(booking.allergies ?? '');
  const [message, setMessage] = useState(booking.message ?? '');
  const [refusal, setRefusal] = useState<BookingRefusal>();

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  // At the field that was refused.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refusal]);

  const errorAt = (path: string) => refusal?.errors?.find((error) => error.path === path)?.message ?? '';
  const isElsewhere = refusal && !errorAt('allergies') && !errorAt('message');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(undefined);
    setRefusal(await onChange({ allergies, message }));
  }

  return (
    <form
      ref={form}
      className={styles.change}
      aria-label="Message and allergies"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Field
        label="Allergies (optional)"
        hint="For the kitchen, deleted 30 days after."
        error={errorAt('allergies')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={allergies}
            onChange={(event) => setAllergies(event.target.value)}
          />
        )}
      </Field>
      <Field label="Anything we should know (optional)" error={errorAt('message')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className={styles.problem}>
        {isElsewhere ? (
          <>
            {refusal.msg} Or ring us on <RingUs />.
          </>
        ) : null}
      </p>
      <div className={styles.row}>
        <Button look="ink" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'SENDING …' : 'SAVE'}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          LEAVE IT AS IT IS
        </Button>
      </div>
    </form>
  );
}
