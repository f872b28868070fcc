import { nightOf, toLocalInput, type Booking } from '@venue/domain';
import { useState } from 'react';
import { useNow } from '../../../../ui/now.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useStaff } from '../../../access/staff.ts';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import { Modal } from '../../../shell/modal.tsx';
import { makeChange, type Wish } from '../changes/change-store.ts';
import { PartyChoice } from './party-choice.tsx';

type WalkInProps = { onClose: () => void };

/** Seats guests without a booking: the tap on their number seats them now. A name may be given first. */
export function WalkIn({ onClose }: WalkInProps) {
  const { uid } = useStaff();
  const now = useNow();
  const [name, setName] = useState('');
  return (
    <Modal isOpen title="Walk-in" description="Tap how many: they are seated now." onClose={onClose}>
      <div className={layout.stack}>
        <PartyChoice
          party={undefined}
          onChoose={(party) => {
            makeChange(walkInWish(uid, party, name.trim(), now));
            onClose();
          }}
        />
        <Field label="Name" hint="May stay empty">
          {(control) => (
            <input
              {...control}
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}

/** The guests who are seated now. The server's own clock counts, when it hears of them. */
export function walkInWish(uid: string, partySize: number, name: string, now: Date): Wish {
  const requestId = crypto.randomUUID();
  const [date, time] = toLocalInput(now).split('T') as [string, string];
  const shows: Partial<Booking> = {
    ...{ _id: requestId, name, date, time, partySize, state: 'arrived', source: 'walkIn', arrivedAt: now },
    ...{ evening: nightOf(now), needsConfirmation: false },
  };
  const body = { requestId, source: 'walkIn', date, time, partySize, ...(name && { name }) };
  return {
    id: requestId,
    words: `${name || 'Walk-in'}: ${count(partySize, 'guest')} seated.`,
    isKept: true,
    shows,
    call: { method: 'POST', path: `/bookings/${uid}`, body },
    undo: {
      shows: { state: 'cancelled' },
      // Only guests who are still to come can be cancelled.
      first: { method: 'PUT', path: `/bookings/${requestId}`, body: { state: 'confirmed' } },
      call: { method: 'PUT', path: `/bookings/${requestId}`, body: { state: 'cancelled' } },
    },
  };
}
