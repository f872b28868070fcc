import { eveningOf, formatShortDay, messages } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import { tableChoice, type TableWish } from '../../../ui/table-choice/table-choice.ts';
import type { BookingChange, BookingLink, BookingRefusal, GuestBooking } from './booking-calls.ts';
import styles from './booking-page.module.css';

type TableChangeProps = {
  link: BookingLink;
  booking: GuestBooking;
  isBusy: boolean;
  onChange: (change: BookingChange) => Promise<BookingRefusal | undefined>;
  onLeave: () => void;
};

/** Another party, day or time for a booking. Its own table counts as free, and nothing changes before the press. */
export function TableChange({ link, booking, isBusy, onChange, onLeave }: TableChangeProps) {
  const place = useRef<HTMLDivElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const choice = useRef<ReturnType<typeof tableChoice>>(undefined);
  const [wish, setWish] = useState<TableWish>();
  const [problem, setProblem] = useState('');
  const { id, key } = link;
  const { date, time, partySize } = booking;

  useEffect(() => {
    const created = tableChoice({
      booking: { id, key },
      onChange: () => setWish(created.read()),
      onTake: () => send.current?.focus(),
    });
    choice.current = created;
    place.current?.replaceChildren(created.element);
    void created.write({ partySize, evening: eveningOf({ date, time }), time });
    created.focus('partySize');
  }, [id, key, date, time, partySize]);

  const isOther =
    wish !== undefined && (wish.date !== date || wish.time !== time || wish.partySize !== partySize);

  async function handleSend() {
    const [missing, now] = [choice.current?.problem(), choice.current?.read()];
    if (!choice.current || !now) return;
    setProblem('');
    if (missing) {
      choice.current.showError(missing.path, missing.message);
      choice.current.focus(missing.path);
      return;
    }
    // Only what differs: a smaller party at the same time is another matter than a new time.
    const refusal = await onChange({
      ...(now.date !== date && { date: now.date }),
      ...(now.time !== time && { time: now.time }),
      ...(now.partySize !== partySize && { partySize: now.partySize! }),
    });
    if (refusal) await showRefusal(refusal);
  }

  async function showRefusal({ msg, errors, others }: BookingRefusal) {
    const { path = '', message = msg } = errors?.[0] ?? {};
    if (!choice.current || !['date', 'time', 'partySize'].includes(path)) return setProblem(msg);
    await choice.current.refresh();
    const isFull = others && others.times.length + others.days.length > 0;
    choice.current.showError(path, isFull ? messages.bookingFull([], []) : message, others);
    choice.current.focus(path);
  }

  return (
    <section className={styles.change} aria-label="Change party, day or time">
      <div ref={place} />
      <p role="alert" className={styles.problem}>
        {problem ? (
          <>
            {problem} Ring us on <RingUs />.
          </>
        ) : null}
      </p>
      <div className={styles.row}>
        <Button
          ref={send}
          look="ink"
          aria-disabled={isBusy || !isOther}
          onClick={() => void (isOther && handleSend())}
        >
          {isBusy ? 'SENDING …' : 'CHANGE MY BOOKING'}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          LEAVE IT AS IT IS
        </Button>
      </div>
      {isOther && wish.time ? (
        <p>
          It will be a table for {wish.partySize}, {formatShortDay(wish.date)} at {wish.time}.
        </p>
      ) : null}
    </section>
  );
}
