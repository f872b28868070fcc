import { singleId } from '@venue/domain';
import { useSearchParams } from 'react-router-dom';
import { contentCalls } from '../../records/content-calls.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { type HoursInput } from './hours-input.ts';
import { OnDays } from './special-days/on-days.tsx';
import { OpeningHoursForm } from './opening-hours-form.tsx';

/** Opening Hours admin; `?open` opens the panel. */
export function OpeningHoursScreen() {
  const [search] = useSearchParams();
  return (
    <RecordScreen kind="openingHours">
      {({ uid, record }) => (
        <OpeningHoursForm
          uid={uid}
          record={record}
          onSave={(input, basedOn) =>
            contentCalls<HoursInput>('openingHours', uid).update(singleId, input, basedOn)
          }
          startsOpen={search.has('open')}
          renderOnDays={(from, to) => <OnDays from={from} to={to} />}
        />
      )}
    </RecordScreen>
  );
}
