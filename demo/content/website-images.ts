import type { Website, WebsiteGalleryField, WebsiteImageField } from '@venue/domain';
import { type DemoImage, demoVideo } from './images.ts';

type WebsiteImages = Record<WebsiteImageField, DemoImage> &
  Record<WebsiteGalleryField, DemoImage[]> &
  Pick<Website, 'heroVideo'>;

/** Which picture hangs where on the fixed pages. Galleries run from the sea, through the door, to the last plate. */
export const websiteImages: WebsiteImages = {
  logoImg: 'logo.png',
  extraLogo1: 'logo-mark.png',
  extraLogo2: 'logo.png',
  ogImg: 'og-card.jpg',
  mediaQueryImg: 'harbour-dusk.jpg',
  heroVideo: demoVideo,

  landingImg1: 'plated-hake.jpg',
  landingImg2: 'session-corner.jpg',
  landingImg3: 'wine-cave.jpg',
  landingImg4: 'chef-pass.jpg',
  landingImg5: 'lobster-pots.jpg',

  menuTopImg: 'dining-room.jpg',
  musicTopImg: 'stage.jpg',

  careerTopImg: 'kitchen-team.jpg',
  careerImg1: 'brown-bread.jpg',
  careerImg2: 'pint.jpg',
  careerImg3: 'cliff-walk.jpg',

  chefsTableTopImg: 'chefs-table.jpg',
  chefsTableImg1: 'oysters.jpg',
  chefsTableImg2: 'chef-pass.jpg',
  chefsTableImg3: 'dessert.jpg',

  wineCaveTopImg: 'wine-cave.jpg',
  wineCaveImg1: 'wine-shelves.jpg',
  wineCaveImg2: 'candle-table.jpg',
  wineCaveImg3: 'wine-glasses.jpg',

  homeImgs: [
    'dining-room.jpg',
    'oysters.jpg',
    'fiddle.jpg',
    'harbour-night.jpg',
    'brown-bread.jpg',
    'turf-fire.jpg',
  ],
  galleryImgs: [
    'harbour-dusk.jpg',
    'dining-room.jpg',
    'oysters.jpg',
    'lobster-pots.jpg',
    'plated-hake.jpg',
    'candle-table.jpg',
    'brown-bread.jpg',
    'chef-pass.jpg',
    'chowder.jpg',
    'tide-pool.jpg',
    'wine-shelves.jpg',
    'kitchen-team.jpg',
    'currach.jpg',
    'wine-cave.jpg',
    'chefs-table.jpg',
    'lighthouse.jpg',
    'wine-glasses.jpg',
    'turf-fire.jpg',
    'dessert.jpg',
    'cliff-walk.jpg',
  ],
  musicGalleryImgs: [
    'stage.jpg',
    'fiddle.jpg',
    'crowd.jpg',
    'session-corner.jpg',
    'singer.jpg',
    'bodhran.jpg',
    'pint.jpg',
    'guitar.jpg',
    'concertina.jpg',
    'turf-fire.jpg',
    'festival-bunting.jpg',
    'harbour-night.jpg',
  ],
};
