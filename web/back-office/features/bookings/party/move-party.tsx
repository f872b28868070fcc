import { isDay, type Booking, type DayTime } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { PartyChoice } from '../add/party-choice.tsx';
import { TimeGrid } from '../add/time-grid.tsx';
import { WhyNot } from '../add/why-not.tsx';
import type { Wish } from '../changes/change-store.ts';
import { move } from '../changes/wishes.ts';
import { isToCome } from '../facts/party-facts.ts';
import { useEvening } from '../evening/use-evening.ts';
import layout from '../../../shell/layout.module.css';
import styles from './party-sheet.module.css';

type MovePartyProps = { booking: Booking; canSend: boolean | undefined; onChange: (wish: Wish) => void };

/** Moves a booking: day, time and party. */
export function MoveParty(props: MovePartyProps) {
  const { booking } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (!isToCome(booking)) return null;
  return (
    <details
      className={`${layout.tight} ${layout.divided} ${styles.part}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Move, or change the party</summary>
      {isOpen && <MoveFields key={`${booking.date} ${booking.time} ${booking.partySize}`} {...props} />}
    </details>
  );
}

function MoveFields({ booking, canSend, onChange }: MovePartyProps) {
  const { isOnline } = useConnection();
  const [day, setDay] = useState(booking.evening ?? booking.date);
  const [party, setParty] = useState(booking.partySize);
  const [at, setAt] = useState<DayTime | undefined>({ date: booking.date, time: booking.time });
  const [isForced, setIsForced] = useState(false);
  const evening = useEvening(day);
  const isChanged =
    at && (at.date !== booking.date || at.time !== booking.time || party !== booking.partySize);

  function change(act: () => void) {
    setIsForced(false);
    act();
  }

  return (
    <div className={layout.stack}>
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
      {evening && (
        <TimeGrid
          evening={evening}
          party={party}
          without={booking._id}
          chosen={at}
          onChoose={(time) => change(() => setAt(time))}
        />
      )}
      {evening && at && isChanged && (
        <WhyNot
          {...{ evening, at, party, canSend, isForced }}
          without={booking._id}
          onForce={() => setIsForced(true)}
        />
      )}
      <div>
        <Button
          disabled={!isOnline || !isChanged}
          onClick={() => at && onChange(move(booking, { ...at, partySize: party }, canSend, isForced))}
        >
          {isChanged ? `Move to ${at.time}, ${party}` : 'Choose another time or party'}
        </Button>
      </div>
    </div>
  );
}
