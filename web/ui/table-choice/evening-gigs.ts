import { formatTime, gigPath, nightOf, type Gig, type Json, type PartJson } from '@venue/domain';
import { element } from './element.ts';

let loading: Promise<Json<Gig>[]> | undefined;

/** The gigs of an evening, YYYY-MM-DD, as sentences with links; none while they cannot be loaded. */
export async function eveningGigs(evening: string): Promise<HTMLElement[]> {
  const gigs = await (loading ??= loadGigs());
  return gigs.filter((gig) => gig.datetime && nightOf(new Date(gig.datetime)) === evening).map(sentence);
}

async function loadGigs(): Promise<Json<Gig>[]> {
  try {
    const response = await fetch('/content/gigs.json');
    return response.ok ? ((await response.json()) as PartJson<'gigs'>).upcoming : [];
  } catch (error) {
    console.info('The gigs could not be loaded:', error);
    loading = undefined;
    return [];
  }
}

/** "On our stage: Diesel Curlew, 9:00 PM. Tickets". */
function sentence({ artist, datetime, slug, status, ticketLink }: Json<Gig>): HTMLElement {
  const name = artist || 'Music';
  const isOff = status === 'cancelled' || status === 'postponed';
  const words = isOff ? `, ${status}.` : `, ${formatTime(new Date(datetime!))}.`;
  const isOnSale = ticketLink && !isOff && status !== 'soldOut';
  return element(
    'p',
    {},
    'On our stage that evening: ',
    element('a', { href: gigPath(slug), target: '_top' }, name),
    status === 'soldOut' ? `${words} Sold out.` : words,
    isOnSale && ' ',
    isOnSale &&
      element(
        'a',
        {
          href: ticketLink,
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': `Tickets for ${name}`,
        },
        'Tickets',
      ),
  );
}
