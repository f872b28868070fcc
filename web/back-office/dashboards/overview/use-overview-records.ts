import {
  emptyLegalText,
  emptyOpeningHours,
  emptyWebsite,
  fromLocalInput,
  nextDay,
  type LegalText,
  type Menu,
  type Gig,
  type OpeningHours,
  type Website,
} from '@venue/domain';
import { useMemo } from 'react';
import {
  useLiveCollection,
  useLiveList,
  useLiveRecord,
  type Live,
  type LiveQuery,
} from '../../subscriptions/use-live.ts';
import { useLiveListKeepingLast } from '../../subscriptions/use-live-list-keeping-last.ts';

/** The records that the overview shows. */
export type OverviewRecords = {
  website: Website;
  openingHours: OpeningHours;
  menus: Menu[];
  termsAndConditions: LegalText;
  privacyPolicy: LegalText;
  /** Yesterday's gigs, today's and the next ones; if there are none, the last one. */
  events: Gig[];
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
  const website = useLiveRecord<Website>('website/main');
  const openingHours = useLiveRecord<OpeningHours>('openingHours/main');
  const terms = useLiveRecord<LegalText>('termsAndConditions/main');
  const privacy = useLiveRecord<LegalText>('privacyPolicy/main');
  const menus = useLiveCollection<Menu>('menus');
  const next = useLiveListKeepingLast<Gig>('events', nextGigs);
  const last = useLiveList<Gig>('events', lastGig);
  return useMemo(() => {
    const all = [website, openingHours, terms, privacy, menus, next, last] as const;
    if (all.some(({ status }) => status === 'loading')) return undefined;
    const events = valueOf(next) ?? [];
    return {
      website: { ...emptyWebsite, ...valueOf(website) },
      openingHours: { ...emptyOpeningHours, ...valueOf(openingHours) },
      termsAndConditions: { ...emptyLegalText, ...valueOf(terms) },
      privacyPolicy: { ...emptyLegalText, ...valueOf(privacy) },
      menus: valueOf(menus) ?? [],
      events: events.length > 0 ? events : (valueOf(last) ?? []),
    };
  }, [website, openingHours, terms, privacy, menus, next, last]);
}

function valueOf<Value>(live: Live<Value>): Value | undefined {
  return live.status === 'ready' ? live.value : undefined;
}
