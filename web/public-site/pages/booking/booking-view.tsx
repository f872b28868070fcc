import { bookingWhen } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import { calendarLink } from '../../../ui/table-choice/calendar-link.ts';
import type { BookingChange, BookingLink, BookingRefusal, GuestBooking } from './booking-calls.ts';
import styles from './booking-page.module.css';
import { Question } from './question.tsx';
import { stateWords } from './state-words.ts';
import { TableChange } from './table-change.tsx';
import { TextsChange } from './texts-change.tsx';

type BookingViewProps = {
  link: BookingLink;
  booking: GuestBooking;
  onChange: (change: BookingChange) => Promise<BookingRefusal | undefined>;
};

/** Which part of the page is open below the booking. */
type Open = 'change' | 'texts' | 'cancel' | 'notMe' | undefined;

const late = [10, 20, 30] as const;

/** The booking, and what can be done about it. Each press is one call, whose outcome the page announces. */
export function BookingView({ link, booking, onChange }: BookingViewProps) {
  const [open, setOpen] = useState<Open>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { partySize, state, lateMinutes = 0, comingAt, canChange, message, allergies } = booking;
  const words = stateWords(state);
  const isExpected = canChange && state === 'confirmed';

  async function handleChange(change: BookingChange, done: string): Promise<BookingRefusal | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setSaid('');
    const refusal = await onChange(change);
    setBusy(false);
    // A form shows it beside what was typed.
    if (refusal && (open === 'change' || open === 'texts')) return refusal;
    setSaid(refusal ? refusal.msg : done);
    if (!refusal) {
      setOpen(undefined);
      // What was pressed is gone.
      heading.current?.focus();
    }
    return refusal;
  }

  return (
    <>
      <section className={styles.booking}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className={styles.table}>
          A table for {partySize === 1 ? 'one' : partySize}
          <br />
          {bookingWhen(booking)}
        </p>
        {words.more ? <p>{words.more}</p> : null}
        {isExpected && lateMinutes > 0 ? (
          <p>We know that you’ll be about {lateMinutes} minutes late.</p>
        ) : null}
        {isExpected && comingAt ? <p>You’ve told us that you’re coming. We look forward to it.</p> : null}
        {message ? <p className={styles.own}>You wrote: “{message}”</p> : null}
        {allergies ? <p className={styles.own}>For the kitchen: “{allergies}”</p> : null}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </section>

      {isExpected ? (
        <div className={styles.row} role="group" aria-label="Tell us">
          {comingAt ? null : (
            <Button
              look="ink"
              onClick={() => void handleChange({ isComing: true }, 'Thank you. We expect you.')}
            >
              STILL COMING
            </Button>
          )}
          {late
            .filter((minutes) => minutes !== lateMinutes)
            .map((minutes) => (
              <Button
                key={minutes}
                look="quiet"
                onClick={() =>
                  void handleChange({ lateMinutes: minutes }, 'Thank you. We’ll hold your table.')
                }
              >
                {minutes} MIN LATE
              </Button>
            ))}
          {lateMinutes > 0 ? (
            <Button look="quiet" onClick={() => void handleChange({ lateMinutes: 0 }, 'Good. See you then.')}>
              ON TIME AFTER ALL
            </Button>
          ) : null}
        </div>
      ) : null}

      {open === 'change' ? (
        <TableChange
          link={link}
          booking={booking}
          isBusy={isBusy}
          onChange={(change) => handleChange(change, 'Your booking is changed.')}
          onLeave={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'texts' ? (
        <TextsChange
          booking={booking}
          isBusy={isBusy}
          onChange={(change) => handleChange(change, 'Thank you. We’ve noted it.')}
          onLeave={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'cancel' ? (
        <Question
          text={`Cancel your table for ${partySize}, ${bookingWhen(booking)}?`}
          yes="YES, CANCEL IT"
          no="KEEP IT"
          isBusy={isBusy}
          onYes={() =>
            void handleChange({ state: 'cancelled' }, 'Your booking is cancelled. Thank you for telling us.')
          }
          onNo={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'notMe' ? (
        <Question
          text="Did somebody else leave your address? Then we cancel this booking, and your address gets no email from us for 30 days."
          yes="YES, IT WASN’T ME"
          no="GO BACK"
          isBusy={isBusy}
          onYes={() =>
            void handleChange(
              { notMe: true },
              'It is cancelled, and we won’t write to you. Sorry for the bother.',
            )
          }
          onNo={() => setOpen(undefined)}
        />
      ) : null}

      {open === undefined ? (
        <div className={styles.links}>
          {canChange ? (
            <Button look="quiet" onClick={() => setOpen('change')}>
              CHANGE PARTY, DAY OR TIME
            </Button>
          ) : null}
          {canChange ? (
            <Button look="quiet" onClick={() => setOpen('texts')}>
              {message || allergies ? 'CHANGE MESSAGE OR ALLERGIES' : 'ADD MESSAGE OR ALLERGIES'}
            </Button>
          ) : null}
          {canChange ? (
            <Button look="quiet" onClick={() => setOpen('cancel')}>
              CANCEL
            </Button>
          ) : null}
          {isExpected ? <AddToCalendar id={link.id} booking={booking} /> : null}
          {canChange ? (
            <Button look="plain" small onClick={() => setOpen('notMe')}>
              This wasn’t me
            </Button>
          ) : null}
        </div>
      ) : null}
      <p>
        Anything else? Ring us on <RingUs />.
      </p>
    </>
  );
}

function AddToCalendar({ id, booking: { date, time, partySize } }: { id: string; booking: GuestBooking }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const anchor = calendarLink({ _id: id, date, time, partySize });
    place.current?.replaceChildren(anchor);
    return () => URL.revokeObjectURL(anchor.href);
  }, [id, date, time, partySize]);
  return <span ref={place} className={styles.calendar} />;
}
