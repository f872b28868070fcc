import { plates } from '../artwork/plates.ts';

/** A picture of the demo venue, by the name under which it is stored. */
export type DemoImage = `${keyof typeof plates}.jpg` | (typeof brandImages)[number];

/** The logos and the card of shared links, which are not engraved. */
export const brandImages = ['og-card.jpg', 'logo.png', 'logo-mark.png'] as const;

/** Every picture of the demo venue. */
export const demoImages = [
  ...(Object.keys(plates) as (keyof typeof plates)[]).map((name) => `${name}.jpg` as const),
  ...brandImages,
];

/** The one video: the harbour at dusk, looped on wide screens. */
export const demoVideo = 'hero-harbour.mp4';
