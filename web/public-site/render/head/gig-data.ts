import { excerpt, formatZoned, type MusicEvent, type PublishedSite } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { imageUrl } from '../../../ui/image-url.ts';
import { houseId } from './house-data.ts';

/** A gig as the list of gigs shows it; its start is on the venue's clock. */
export function gigData(event: MusicEvent, { website }: PublishedSite): object {
  const picture = event.img || website.ogImg;
  const { street, town, region, country } = venue.address;
  return {
    '@type': 'MusicEvent',
    name: event.artist || venue.name,
    startDate: formatZoned(event.datetime),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.desc.trim() && { description: excerpt(event.desc) }),
    ...(picture && { image: imageUrl(picture) }),
    location: {
      '@type': 'Place',
      '@id': houseId,
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: town,
        addressRegion: region,
        addressCountry: country,
      },
    },
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
