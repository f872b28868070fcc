import { bookingRules, readBookingRules, toInput } from '@venue/domain';
import { useState } from 'react';
import { useRecord } from '../../subscriptions/use-records.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { BookingRulesForm } from './booking-rules-form.tsx';
import { MisfitList } from './misfit-list.tsx';
import { saveRules, type Misfit } from './rules-calls.ts';

/** The rules by which tables are booked, what they mean tomorrow, and the bookings that no longer fit them. */
export function BookingRulesScreen() {
  const hours = useRecord('openingHours');
  const [misfits, setMisfits] = useState<Misfit[]>();
  return (
    <RecordScreen kind="bookingRules">
      {({ uid, record }) => {
        // Until rules are stored, the form starts with the defaults.
        const isNew = record.updatedAt === undefined;
        const usual = isNew ? { ...record, values: toInput(bookingRules, readBookingRules()) } : record;
        return (
          <>
            {misfits && <MisfitList misfits={misfits} />}
            <BookingRulesForm
              uid={uid}
              record={usual}
              isNew={isNew}
              hours={hours.status === 'ready' ? hours.value : undefined}
              onSave={async (input, basedOn) => {
                const saved = await saveRules(uid, input, basedOn);
                setMisfits(saved.misfits);
                return saved.updatedAt;
              }}
            />
          </>
        );
      }}
    </RecordScreen>
  );
}
