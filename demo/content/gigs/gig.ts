import type { Gig } from '@venue/domain';
import type { DemoImage } from '../images.ts';

/** What only some gigs have. */
type Facts = Partial<Pick<Gig, 'support' | 'price' | 'ticketLink' | 'status' | 'statusNote'>>;

/** A gig without its date: who plays. When, the calendar in events.ts decides. */
export type DemoGig = Pick<Gig, 'artist' | 'artistLink' | 'desc'> & Facts & { img: DemoImage | '' };

/** The week's regular places for music, in the order they come round. */
export const slots = ['songs', 'band', 'dance', 'brunch', 'session'] as const;

export type Slot = (typeof slots)[number];

/** Who plays in each slot, the soonest (or for past gigs the latest) first. */
export type Programme = Record<Slot, DemoGig[]>;

export function gig(
  artist: string,
  page: string,
  img: DemoGig['img'],
  desc: string,
  facts: Facts = {},
): DemoGig {
  return { artist, artistLink: page && `https://example.com/${page}`, img, desc, ...facts };
}
