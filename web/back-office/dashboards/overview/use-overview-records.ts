import {
  emptyLegalText,
  emptyOpeningHours,
  emptyWebsite,
  fromLocalInput,
  nextDay,
  type RecordOfKind,
} from '@venue/domain';
import { useMemo } from 'react';
import { useKeepLast } from '../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../subscriptions/queries.ts';
import type { Live } from '../../subscriptions/use-live.ts';
import { useRecord, useRecords } from '../../subscriptions/use-records.ts';

/** The records that the overview shows. */
export type OverviewRecords = {
  [K in 'website' | 'openingHours' | 'termsAndConditions' | 'privacyPolicy']: RecordOfKind<K>;
} & {
  menus: RecordOfKind<'menus'>[];
  /** Yesterday's gigs, today's and the next ones; if there are none, the last one. */
  events: RecordOfKind<'events'>[];
};

const lastGig: LiveQuery = { orderBy: ['datetime', 'desc'], limit: 1 };
/** More gigs than a venue has in the week that the overview looks ahead. */
const gigsAhead = 40;

/**
 * The records of the overview, live; undefined until all are loaded.
 * @param today on the venue's calendar
 */
export function useOverviewRecords(today: string): OverviewRecords | undefined {
  const nextGigs = useMemo<LiveQuery>(
    () => ({
      // From yesterday on, because the gig of last night may still be on.
      where: [['datetime', '>=', fromLocalInput(`${nextDay(today, -1)}T00:00`)]],
      orderBy: ['datetime', 'asc'],
      limit: gigsAhead,
    }),
    [today],
  );
  const website = useRecord('website');
  const openingHours = useRecord('openingHours');
  const terms = useRecord('termsAndConditions');
  const privacy = useRecord('privacyPolicy');
  const menus = useRecords('menus');
  const next = useKeepLast(useRecords('events', nextGigs));
  const last = useRecords('events', lastGig);
  return useMemo(() => {
    const all = [website, openingHours, terms, privacy, menus, next, last] as const;
    if (all.some(({ status }) => status === 'loading')) return undefined;
    const events = valueOf(next) ?? [];
    return {
      website: valueOf(website) ?? emptyWebsite,
      openingHours: valueOf(openingHours) ?? emptyOpeningHours,
      termsAndConditions: valueOf(terms) ?? emptyLegalText,
      privacyPolicy: valueOf(privacy) ?? emptyLegalText,
      menus: valueOf(menus) ?? [],
      events: events.length > 0 ? events : (valueOf(last) ?? []),
    };
  }, [website, openingHours, terms, privacy, menus, next, last]);
}

function valueOf<Value>(live: Live<Value>): Value | undefined {
  return live.status === 'ready' ? live.value : undefined;
}
