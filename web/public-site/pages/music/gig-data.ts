import { excerpt, formatZoned, type MusicEvent, type Site } from '@venue/domain';
import type { MusicEvent as GigData } from 'schema-dts';
import { venue } from '../../../../venue.config.ts';
import { imageUrl } from '../../../ui/image-url.ts';
import { houseAddress, houseId } from '../../house-id.ts';

/** A gig's structured data, as on the page; times are in the venue's time zone. */
export function gigData(event: MusicEvent, { website }: Site): GigData {
  const picture = event.img || website.ogImg;
  return {
    '@type': 'MusicEvent',
    name: event.artist || venue.name,
    startDate: formatZoned(event.datetime),
    ...(event.endsAt && { endDate: formatZoned(event.endsAt) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.desc.trim() && { description: excerpt(event.desc) }),
    ...(picture && { image: imageUrl(picture) }),
    location: { '@type': 'Place', '@id': houseId, name: venue.name, address: houseAddress },
    ...(event.artist && {
      performer: {
        '@type': 'MusicGroup',
        name: event.artist,
        ...(/^https?:/i.test(event.artistLink) && { sameAs: event.artistLink }),
      },
    }),
    organizer: { '@id': houseId },
  };
}
