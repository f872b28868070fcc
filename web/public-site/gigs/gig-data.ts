import {
  excerpt,
  formatZoned,
  gigPath,
  isCalledOff,
  movedFrom,
  readPrice,
  type GigStatus,
  type Gig,
  type Site,
} from '@venue/domain';
import type { MusicEvent as GigData, MusicGroup, Offer, Restaurant, Thing } from 'schema-dts';
import { venue } from '../../../venue.config.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { houseAddress, houseId } from '../venue-id.ts';

/** The structured data of a gig's page: all that is known of the gig, and the house where it is. */
export function gigPageData(gig: Gig, { website }: Pick<Site, 'website'>): Thing[] {
  const { datetime, doorsAt } = gig;
  const picture = gig.img || website.ogImg;
  const offers = offerOf(gig);
  const data: GigData = {
    ...gigData(gig),
    ...performersOf(gig),
    ...(datetime && doorsAt && { doorTime: formatZoned(doorsAt) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(gig.desc.trim() && { description: excerpt(gig.desc) }),
    ...(picture && { image: imageUrl(picture) }),
    ...(offers && { offers, ...(offers.price === 0 && { isAccessibleForFree: true }) }),
    organizer: { '@id': houseId },
  };
  return [venueWithAddress(website), data];
}

/**
 * The structured data of a list of gigs, and of the house where they are. It says of a gig what search engines require, as
 * the gig's own page says the rest: with all of it the list would take a phone another round trip.
 */
export function gigListData(gigs: readonly Gig[], { website }: Pick<Site, 'website'>): Thing[] {
  return gigs.length === 0 ? [] : [venueWithAddress(website), ...gigs.map(gigData)];
}

function venueWithAddress(website: Site['website']): Restaurant {
  return {
    '@type': 'Restaurant',
    '@id': houseId,
    name: venue.name,
    url: `${venue.siteUrl}/`,
    address: houseAddress(website),
  };
}

/** What every event has; times are in the venue's time zone. */
function gigData(gig: Gig): Exclude<GigData, string> {
  const { artist, datetime, endsAt, previousDatetime, slug } = gig;
  return {
    '@type': 'MusicEvent',
    name: artist || venue.name,
    ...(slug && { url: venue.siteUrl + gigPath(slug) }),
    ...(datetime && { startDate: formatZoned(datetime) }),
    ...(datetime && endsAt && { endDate: formatZoned(endsAt) }),
    ...(previousDatetime && movedFrom(gig) && { previousStartDate: formatZoned(previousDatetime) }),
    eventStatus: `https://schema.org/${eventStatus(gig)}`,
    location: { '@id': houseId },
    // Without a link to the artist's page.
    ...performersOf({ ...gig, artistLink: '' }),
  };
}

function eventStatus(event: Gig) {
  const words: Partial<Record<GigStatus, 'EventCancelled' | 'EventPostponed'>> = {
    cancelled: 'EventCancelled',
    postponed: 'EventPostponed',
  };
  return words[event.status ?? 'scheduled'] ?? (movedFrom(event) ? 'EventRescheduled' : 'EventScheduled');
}

function performersOf({ artist, artistLink, support }: Gig) {
  const link = /^https?:/i.test(artistLink) && { sameAs: artistLink };
  const performers: MusicGroup[] = [
    ...(artist ? [{ '@type': 'MusicGroup' as const, name: artist, ...link }] : []),
    ...(support ? [{ '@type': 'MusicGroup' as const, name: support }] : []),
  ];
  return performers.length > 0 && { performer: performers.length === 1 ? performers[0]! : performers };
}

type GigOffer = Exclude<Offer, string> & { price?: number };

/** The tickets of a gig; undefined if neither a price nor a link to them is known. */
function offerOf(event: Gig): GigOffer | undefined {
  const { price = '', ticketLink, slug, status } = event;
  const { amounts, currency, isFree } = readPrice(price);
  // An offer has one price. Which of several holds is for the guest to read.
  const amount = isFree ? 0 : amounts.length === 1 ? amounts[0]!.cents / 100 : undefined;
  if (!ticketLink && !price.trim() && status !== 'soldOut') return undefined;
  const isWeb = /^https?:/i.test(ticketLink ?? '');
  const url = isWeb ? ticketLink : slug && venue.siteUrl + gigPath(slug);
  const availability = status === 'soldOut' ? 'SoldOut' : isCalledOff(event) ? 'Discontinued' : 'InStock';
  return {
    '@type': 'Offer',
    availability: `https://schema.org/${availability}`,
    ...(amount !== undefined && { price: amount, priceCurrency: currency }),
    ...(url && { url }),
  };
}
