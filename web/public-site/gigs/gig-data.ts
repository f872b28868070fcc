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

/** The structured data of a page's gigs, and of the house where they are, which they name. */
export function gigsData(gigs: readonly Gig[], { website }: Pick<Site, 'website'>): Thing[] {
  if (gigs.length === 0) return [];
  const house: Restaurant = {
    '@type': 'Restaurant',
    '@id': houseId,
    name: venue.name,
    url: `${venue.siteUrl}/`,
    address: houseAddress(website),
  };
  return [house, ...gigs.map((gig) => gigData(gig, website.ogImg))];
}

/** A gig's structured data, as on the page; times are in the venue's time zone. */
function gigData(event: Gig, siteImage: string): GigData {
  const { datetime, endsAt, doorsAt, previousDatetime, slug } = event;
  const picture = event.img || siteImage;
  const offers = offerOf(event);
  const performers = performersOf(event);
  return {
    '@type': 'MusicEvent',
    name: event.artist || venue.name,
    ...(slug && { url: venue.siteUrl + gigPath(slug) }),
    ...(datetime && { startDate: formatZoned(datetime) }),
    ...(datetime && endsAt && { endDate: formatZoned(endsAt) }),
    ...(datetime && doorsAt && { doorTime: formatZoned(doorsAt) }),
    ...(previousDatetime && movedFrom(event) && { previousStartDate: formatZoned(previousDatetime) }),
    eventStatus: `https://schema.org/${eventStatus(event)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.desc.trim() && { description: excerpt(event.desc) }),
    ...(picture && { image: imageUrl(picture) }),
    location: { '@id': houseId },
    ...(performers.length > 0 && { performer: performers.length === 1 ? performers[0]! : performers }),
    ...(offers && { offers, ...(offers.price === 0 && { isAccessibleForFree: true }) }),
    organizer: { '@id': houseId },
  };
}

function eventStatus(event: Gig) {
  const words: Partial<Record<GigStatus, 'EventCancelled' | 'EventPostponed'>> = {
    cancelled: 'EventCancelled',
    postponed: 'EventPostponed',
  };
  return words[event.status ?? 'scheduled'] ?? (movedFrom(event) ? 'EventRescheduled' : 'EventScheduled');
}

function performersOf({ artist, artistLink, support }: Gig): MusicGroup[] {
  const main = artist && {
    '@type': 'MusicGroup' as const,
    name: artist,
    ...(/^https?:/i.test(artistLink) && { sameAs: artistLink }),
  };
  return [...(main ? [main] : []), ...(support ? [{ '@type': 'MusicGroup' as const, name: support }] : [])];
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
