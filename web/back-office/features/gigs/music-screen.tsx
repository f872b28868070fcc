import { emptyOpeningHours, localDay, postcodeOf, type Gig } from '@venue/domain';
import { useMemo } from 'react';
import { useNow } from '../../../ui/now.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useFetched } from '../../api/use-fetched.ts';
import { usePublishedSite } from '../../subscriptions/published-site.ts';
import { useRecord } from '../../subscriptions/use-records.ts';
import { useStaff } from '../../access/staff.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { ImportExport } from './csv/import-export.tsx';
import { searchable } from '../../records/fields/searchable.ts';
import { fetchGigNames, gigCalls } from './gig-calls.ts';
import { LiveChange } from './live-change.tsx';
import { MusicAdmin } from './music-admin.tsx';
import { useOlderGigs } from './lists/older-gigs.tsx';
import { readFirstStart, readGigsBetween, useGigs } from './lists/use-gigs.ts';

/** Music Admin over the live events. It has two addresses. */
export function MusicScreen() {
  const { uid } = useStaff();
  const today = localDay(useNow());
  const website = usePublishedSite()?.website;
  const gigs = useGigs(today);
  const value = gigs.status === 'ready' ? gigs.value : undefined;
  const older = useOlderGigs(today, value?.coming);
  const first = useFetched(readFirstStart);
  const firstStart = first.status === 'ready' ? first.value : undefined;
  const years = useMemo(
    () => yearsBetween(firstStart, value?.coming ?? [], today),
    [firstStart, value, today],
  );
  const stored = useRecord('openingHours');
  const hours = stored.status === 'ready' ? (stored.value ?? emptyOpeningHours) : undefined;
  return (
    <>
      <PageTitle title="Music Admin" />
      <h1>Music Admin</h1>
      <p>
        <HistoryLink of="events">History of the gigs, deleted ones too</HistoryLink>
      </p>
      {!value ? (
        <Waiting label="Loading the events" />
      ) : (
        <MusicAdmin
          uid={uid}
          events={value.coming}
          latest={value.latest}
          older={older}
          hours={hours}
          calls={gigCalls}
          fetchNames={fetchGigNames}
          years={years}
          renderChange={(event) => <LiveChange key={event._id} event={event} />}
        >
          <ImportExport
            events={value.coming}
            postcode={postcodeOf(website ?? {})}
            readGigsBetween={readGigsBetween}
            importGigs={gigCalls.importGigs}
            keyOf={searchable}
          />
        </MusicAdmin>
      )}
    </>
  );
}

/** The years from the first gig to the last one that is planned, the latest first. */
function yearsBetween(first: Date | undefined, coming: readonly Gig[], today: string): string[] {
  const days = [first, ...coming.map(({ datetime }) => datetime)].flatMap((date) =>
    date ? [localDay(date)] : [],
  );
  const years = [today, ...days].map((day) => Number(day.slice(0, 4)));
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: to - from + 1 }, (_, at) => String(to - at));
}
