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
  heroDawnImg: 'harbour-dawn.jpg',
  heroDayImg: 'harbour-day.jpg',
  heroNightImg: 'harbour-dusk.jpg',
  heroVideo: demoVideo,

  landingImg1: 'plated-hake.jpg',
  landingImg2: 'lobster-pots.jpg',
  landingImg3: 'session-corner.jpg',
  landingImg4: 'chef-pass.jpg',
  landingImg5: 'wine-cave.jpg',

  menuTopImg: 'oysters.jpg',
  musicTopImg: 'stage.jpg',

  careerTopImg: 'kitchen-team.jpg',
  careerImg1: 'crab.jpg',
  careerImg2: 'five-drinks.jpg',
  careerImg3: 'radio.jpg',

  chefsTableTopImg: 'chefs-table.jpg',
  chefsTableImg1: 'first-course.jpg',
  chefsTableImg2: 'middle-course.jpg',
  chefsTableImg3: 'last-course.jpg',

  wineCaveTopImg: 'wine-shelves.jpg',
  wineCaveImg1: 'ladder.jpg',
  wineCaveImg2: 'wine-glasses.jpg',
  wineCaveImg3: 'cork.jpg',

  homeImgs: ['cliff-walk.jpg', 'lighthouse.jpg', 'currach.jpg', 'rock-pool.jpg', 'slip.jpg', 'seal.jpg'],
  galleryImgs: [
    'harbour-night.jpg',
    'pint.jpg',
    'chowder.jpg',
    'turf-fire.jpg',
    'rain-window.jpg',
    'dining-room.jpg',
    'dessert.jpg',
    'tide-pool.jpg',
    'brown-bread.jpg',
  ],
  musicGalleryImgs: [
    'stage-lights.jpg',
    'flute.jpg',
    'dancing-shoes.jpg',
    'melodeon.jpg',
    'microphone.jpg',
    'banjo.jpg',
  ],
};
