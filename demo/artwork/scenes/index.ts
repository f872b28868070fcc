/** Every picture of the demo venue by file name. */
import * as bar from './bar.ts';
import * as careers from './careers.ts';
import * as cellar from './cellar.ts';
import * as coast from './coast.ts';
import * as courses from './courses.ts';
import * as flowers from './flowers.ts';
import * as above from './from-above.ts';
import * as gifts from './gifts.ts';
import * as gigs from './gigs.ts';
import * as harbour from './harbour.ts';
import * as music from './music.ts';
import * as plates from './plates.ts';
import { profiles } from './profiles.ts';
import * as rooms from './rooms.ts';
import * as seasons from './seasons.ts';
import * as shore from './shore.ts';
import * as strips from './tall-strips.ts';

export const scenes = {
  'harbour-dusk': harbour.harbourDusk,
  'harbour-dawn': harbour.harbourDawn,
  'harbour-day': harbour.harbourDay,
  'og-card': harbour.ogCard,
  'harbour-night': harbour.harbourNight,
  currach: harbour.currach,
  lighthouse: coast.lighthouse,
  'cliff-walk': coast.cliffWalk,
  'lobster-pots': coast.lobsterPots,
  'tide-pool': coast.tidePool,
  'festival-bunting': coast.festivalBunting,
  'dining-room': rooms.diningRoom,
  'candle-table': rooms.candleTable,
  'stools-above': above.stoolsAbove,
  apron: above.apron,
  'room-plan': above.roomPlan,
  'chefs-table': rooms.chefsTable,
  'turf-fire': rooms.turfFire,
  'wine-cave': cellar.wineCave,
  'wine-shelves': cellar.wineShelves,
  'wine-glasses': cellar.wineGlasses,
  ladder: cellar.ladder,
  cork: cellar.cork,
  crab: careers.crab,
  'five-drinks': careers.fiveDrinks,
  radio: careers.radio,
  seal: shore.seal,
  slip: shore.slip,
  'rain-window': shore.rainWindow,
  microphone: strips.microphone,
  flute: strips.flute,
  banjo: strips.banjo,
  melodeon: strips.melodeon,
  'stage-lights': strips.stageLights,
  'dancing-shoes': strips.dancingShoes,
  'slip-card': gifts.slipCard,
  'gift-candles': gifts.supperAndTune,
  'gift-stools': gifts.twoStools,
  'gift-glasses': gifts.fiveGlasses,
  'gift-oysters': gifts.oysterMorning,
  'dressed-boat': seasons.dressedBoat,
  'mothers-loaf': seasons.cupAndLoaf,
  'two-chairs': seasons.twoChairs,
  'parade-tractor': seasons.paradeTractor,
  oysters: plates.oysters,
  'plated-hake': plates.platedHake,
  chowder: plates.chowder,
  'brown-bread': plates.brownBread,
  dessert: plates.dessert,
  'first-course': courses.firstCourse,
  'middle-course': courses.middleCourse,
  'last-course': courses.lastCourse,
  pint: bar.pint,
  'chef-pass': bar.chefPass,
  'kitchen-team': bar.kitchenTeam,
  fiddle: music.fiddle,
  bodhran: music.bodhran,
  concertina: music.concertina,
  guitar: music.guitar,
  stage: gigs.stage,
  crowd: gigs.crowd,
  singer: gigs.singer,
  'session-corner': gigs.sessionCorner,
  'spring-flowers': flowers.springFlowers,
  roses: flowers.roses,
  'shamrock-table': flowers.shamrockTable,
  ...profiles,
};
