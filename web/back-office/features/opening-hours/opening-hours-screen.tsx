import type { Json, OpeningHours } from '@venue/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { officeApi } from '../../api/office-api.ts';
import { useLiveRecord } from '../../live/use-live.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { toHoursInput, type HoursInput } from './hours-input.ts';
import { OpeningHoursForm } from './opening-hours-form.tsx';

/** Opening Hours admin (section 2.7): the record live, the form over it, and the call that stores it; `?open` opens the panel. */
export function OpeningHoursScreen() {
  const { uid } = useStaff();
  const [search] = useSearchParams();
  const hours = useLiveRecord<OpeningHours>('openingHours/main');
  const stored = hours.status === 'ready' ? hours.value : undefined;
  const record = useMemo(() => ({ values: toHoursInput(stored), updatedAt: stored?.updatedAt }), [stored]);

  async function save({ contents }: HoursInput, updatedAt: Date | undefined): Promise<Date | undefined> {
    const answer = await officeApi<Json<OpeningHours>>({
      method: 'PUT',
      path: `/openingHours/main/${uid}`,
      body: { contents, updatedAt },
    });
    return answer.updatedAt ? new Date(answer.updatedAt) : undefined;
  }

  return (
    <>
      <PageTitle title="Opening hours" />
      <h1>Opening hours</h1>
      <p>
        <HistoryLink of="openingHours/main">History of the opening hours</HistoryLink>
      </p>
      {hours.status === 'loading' ? (
        <Waiting label="Fetching the opening hours" />
      ) : (
        <OpeningHoursForm uid={uid} record={record} onSave={save} startsOpen={search.has('open')} />
      )}
    </>
  );
}
