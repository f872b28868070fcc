import type { ButtonType } from '../domain/src/buttons.ts';
import { venue } from '../venue.config.ts';

export type Season = 'festival' | 'bookEvent' | 'valentines' | 'mothersDay' | 'stPatricks';

type SeasonWords = {
  title: string;
  /** File name of the stored picture at the top, see the README beside this. */
  image: string;
  /** The one beside the text. */
  second: string;
  heading: string;
  paragraphs: string[];
  /** One of the buttons that panels have, or a link of its own. The first one stands out. */
  links: (ButtonType | { label: string; to: string })[];
};

/** Texts and links of the seasonal pages. */
export const seasons: Record<Season, SeasonWords> = {
  festival: {
    title: venue.festival.name,
    image: 'festival-bunting.jpg',
    second: 'dressed-boat.jpg',
    heading: 'Three days when the road belongs to the boats',
    paragraphs: [
      'The last weekend of June. The priest blesses the fleet on Friday evening, the currachs race on Saturday whatever the priest has arranged with the weather, and on Sunday there is a tug of war that the other side of the harbour has not forgotten.',
      'We move the kitchen out to the quay: an oyster bench, a fire, a pot of chowder that two people have to stir. There is music on the back of a lorry from noon, and inside from nine until somebody’s mother comes.',
    ],
    links: ['ContactUs', { label: 'FESTIVAL MENU', to: '/menus?festival' }, 'Music'],
  },
  bookEvent: {
    title: 'Book an event',
    image: 'long-room.jpg',
    second: 'long-glasses.jpg',
    heading: 'Have the house to yourselves, or a corner of it',
    paragraphs: [
      'Weddings small enough to know everybody’s name. Fiftieths. Christenings, retirements, the night before and the day after. The wine cave seats fourteen, the upstairs room forty, and the whole house a hundred and ten if some of them dance.',
      'Tell us the day, roughly how many, and what would make it a good one. You get one person, one number and one price, with nothing added on the night but the tunes.',
    ],
    links: ['ContactUs', 'Book', 'Menu', 'Gallery'],
  },
  valentines: {
    title: 'Valentine’s week',
    image: 'roses.jpg',
    second: 'two-chairs.jpg',
    heading: 'A week, because one night was never enough tables',
    paragraphs: [
      'From the tenth to the sixteenth of February: four courses for two, a candle, and a table where nobody can hear you. No violins unless you ask, and then a good one.',
      'Single? Sit at the bar. It has been known to work.',
    ],
    links: ['ContactUs', { label: 'VALENTINE’S MENU', to: '/menus?valentines2024' }],
  },
  mothersDay: {
    title: 'Mother’s Day',
    image: 'spring-flowers.jpg',
    second: 'mothers-loaf.jpg',
    heading: 'She has cooked enough',
    paragraphs: [
      'Lunch from half twelve to five, three courses, something sparkling for herself when she sits down, and a loaf of the brown bread to take home so she can say hers is better.',
      'Bring the children. Bring her sister. We will bring extra gravy without being asked.',
    ],
    links: ['Book', { label: 'MOTHER’S DAY MENU', to: '/menus?mothersday' }],
  },
  stPatricks: {
    title: 'St Patrick’s Day',
    image: 'shamrock-table.jpg',
    second: 'parade-tractor.jpg',
    heading: 'After the parade, which takes eleven minutes',
    paragraphs: [
      'Two tractors, the school band, the lifeboat crew and a dog. Then everybody comes in here. Bacon and cabbage from noon, a session from three, and singing from whenever the session loses control of the room.',
      'Nothing is dyed green. Wear what you like.',
    ],
    links: ['Menu', 'Music', 'ContactUs'],
  },
};
