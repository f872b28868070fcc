/** Two inks on the ground of the page that a picture hangs on. */
export type Inks = {
  ground: string;
  cool: string;
  warm: string;
  /** On dark grounds the inks are the light of the picture, on light ones its shadow. */
  prints: 'light' | 'shadow';
};

/** How one scene is engraved, for the one place where it hangs. */
export type Plate = {
  /** The painted scene in `rendered`; by default that of the plate's own name. */
  scene?: string;
  inks: Inks;
  /** The part of the scene that is cut: left, top, width, height as shares of it. */
  crop?: readonly [left: number, top: number, width: number, height: number];
  /** Width by height; 1.5 by default. */
  ratio?: number;
  /** Width of the print in px; 1440 by default. */
  width?: number;
  /** Distance of the lines in px of the print; 6 by default. */
  pitch?: number;
  position?: 'centre' | 'top';
  /** Where across the print its subject is, for the crop for phones: 0 to 1, by default the middle. */
  subject?: number;
};

const night: Inks = { ground: '#0b1720', cool: '#5f98a0', warm: '#e8c987', prints: 'light' };
const dawn: Inks = { ground: '#16323f', cool: '#7fa6a8', warm: '#f4cfa6', prints: 'light' };
const noon: Inks = { ground: '#1d4a5a', cool: '#a9c6c2', warm: '#f6efe2', prints: 'light' };
const deep: Inks = { ground: '#12303d', cool: '#7fb0ae', warm: '#f3dba4', prints: 'light' };
const sea: Inks = { ground: '#1d4a5a', cool: '#8fbcb8', warm: '#f6e2b4', prints: 'light' };
const contact: Inks = { ground: '#10222d', cool: '#7fb0ae', warm: '#f0d59a', prints: 'light' };
const wine: Inks = { ground: '#0b1720', cool: '#6d2a33', warm: '#e8c987', prints: 'light' };
const paper: Inks = { ground: '#f6efe2', cool: '#12303d', warm: '#a8482e', prints: 'shadow' };
/** Without rust, which never lies under food. */
const card: Inks = { ground: '#fbf7ef', cool: '#12303d', warm: '#d2a85c', prints: 'shadow' };
const shoal: Inks = { ground: '#dbe5da', cool: '#12303d', warm: '#c99a4b', prints: 'shadow' };
const festival: Inks = { ground: '#8b3a24', cool: '#d98a5a', warm: '#f6e2b4', prints: 'light' };
const lamp: Inks = { ground: '#e8c987', cool: '#12303d', warm: '#8b3a24', prints: 'shadow' };
const moss: Inks = { ground: '#22402f', cool: '#7fa98a', warm: '#f3dba4', prints: 'light' };
const claret: Inks = { ground: '#4a1c26', cool: '#a8616a', warm: '#f6e2b4', prints: 'light' };

/** A small print: a detail of a scene, upright. */
const detail = { width: 720, ratio: 0.8, pitch: 5 } as const;
/** A wide one beside a text. */
const plate = { width: 1080, ratio: 1.5 } as const;

const face = { width: 720, ratio: 1, pitch: 5 } as const;

/** As tall as the wall of the music gallery. */
const strip = { width: 600, ratio: 0.5, pitch: 4.5 } as const;

/** Every print of the demo, by its name. None hangs on two pages. */
export const plates = {
  // Home
  'harbour-dusk': { inks: night, width: 2000, subject: 0.8 },
  'harbour-dawn': { inks: dawn, width: 2000, subject: 0.8 },
  'harbour-day': { inks: noon, width: 2000, subject: 0.8 },
  'plated-hake': { inks: shoal, ...plate },
  'lobster-pots': { inks: deep, ...plate },
  'cliff-walk': { inks: deep, ...plate },
  lighthouse: { inks: deep, width: 960, ratio: 0.75, crop: [0.4, 0, 0.5, 1] },
  currach: { inks: deep, ...plate },
  slip: { inks: deep, ...detail },
  seal: { inks: deep, ...detail },
  'rock-pool': { scene: 'tide-pool', inks: deep, ...detail, crop: [0.02, 0.1, 0.46, 0.88] },
  'session-corner': { inks: sea, width: 1440 },
  'chef-pass': { inks: deep, width: 1440, ratio: 2.2 },
  'wine-cave': { inks: wine, width: 2000 },
  // Menus, music, gigs
  oysters: { inks: sea, ...plate },
  stage: { inks: deep, width: 1440, ratio: 1.8 },
  guitar: { inks: paper, width: 1440, ratio: 1.29, crop: [0, 0.2, 1, 0.62] },
  crowd: { inks: paper, width: 1440, ratio: 1.4 },
  bodhran: { inks: paper, width: 1440, ratio: 1.4 },
  concertina: { inks: paper, width: 1440, ratio: 1.4 },
  fiddle: { inks: paper, width: 1440, ratio: 1.29, crop: [0, 0.18, 1, 0.62] },
  singer: { inks: paper, width: 1440, ratio: 1.29, crop: [0, 0.08, 1, 0.62] },
  'house-band': { scene: 'session-corner', inks: paper, ...plate, crop: [0.1, 0.2, 0.6, 0.75] },
  'song-mic': { scene: 'singer', inks: paper, ...plate, crop: [0.1, 0.1, 0.8, 0.42] },
  'stage-drums': { scene: 'stage', inks: paper, ...plate, crop: [0.4, 0.2, 0.55, 0.75] },
  'dance-lamps': { scene: 'crowd', inks: paper, ...plate, crop: [0, 0.05, 0.6, 0.8] },
  'brunch-flute': { scene: 'session-corner', inks: paper, ...plate, crop: [0.52, 0.2, 0.46, 0.72] },
  'brunch-glass': { scene: 'wine-glasses', inks: paper, ...plate, crop: [0, 0.2, 1, 0.52] },
  // Rooms
  'chefs-table': { scene: 'stools-above', inks: deep, width: 1440, ratio: 1.8 },
  'middle-course': { inks: deep, ...detail },
  'last-course': { inks: deep, ...detail },
  'first-course': { inks: deep, ...detail },
  'wine-shelves': { inks: wine, width: 2000, ratio: 1.4, crop: [0, 0.28, 1, 0.57] },
  ladder: { inks: wine, ...detail },
  'wine-glasses': { inks: wine, width: 1080, ratio: 1, crop: [0, 0.12, 1, 0.8] },
  cork: { inks: wine, ...detail },
  'kitchen-team': { scene: 'apron', inks: shoal, width: 1440, ratio: 1.5 },
  crab: { inks: shoal, ...detail },
  'five-drinks': { inks: shoal, width: 1080, ratio: 1.3 },
  radio: { inks: shoal, ...detail },
  // Galleries
  'dining-room': { inks: contact, width: 1440, ratio: 2.1 },
  chowder: { inks: contact, ...plate },
  'turf-fire': { inks: contact, ...detail, crop: [0.24, 0, 0.52, 1] },
  'rain-window': { inks: contact, ...detail },
  'tide-pool': { inks: contact, ...detail, crop: [0.3, 0, 0.5, 1] },
  'brown-bread': { inks: contact, width: 1440, ratio: 1.9 },
  pint: { inks: contact, width: 960, ratio: 0.6, crop: [0.1, 0.05, 0.8, 0.95] },
  dessert: { inks: contact, ...plate },
  'harbour-night': { inks: contact, width: 1440, ratio: 1.54 },
  'stage-lights': { inks: contact, ...strip },
  flute: { inks: contact, ...strip },
  'dancing-shoes': { inks: contact, ...strip },
  melodeon: { inks: contact, ...strip },
  microphone: { inks: contact, ...strip },
  banjo: { inks: contact, ...strip },
  // Team
  'profile-1': { inks: paper, ...face },
  'profile-2': { inks: paper, ...face },
  'profile-3': { inks: paper, ...face },
  'profile-4': { inks: paper, ...face },
  'profile-5': { inks: paper, ...face },
  'profile-6': { inks: paper, ...face },
  // Gifts
  'slip-card': { inks: shoal, ...detail },
  'gift-candles': { inks: shoal, ...face },
  'gift-stools': { inks: shoal, ...face },
  'gift-glasses': { inks: shoal, ...face },
  'gift-oysters': { inks: shoal, ...face },
  // Seasons
  'festival-bunting': { inks: festival, width: 2000, ratio: 1.7 },
  'dressed-boat': { inks: festival, ...detail },
  'spring-flowers': { inks: lamp, width: 1080, ratio: 0.8 },
  'mothers-loaf': { inks: { ...lamp, warm: '#a8742c' }, ...plate },
  'shamrock-table': { inks: moss, width: 1440 },
  'parade-tractor': { inks: moss, ...detail },
  roses: { inks: claret, width: 1440 },
  'two-chairs': { inks: claret, ...detail },
  'long-room': { scene: 'room-plan', inks: shoal, width: 1440, ratio: 1.8, crop: [0, 0.08, 1, 0.84] },
  'long-glasses': { scene: 'chefs-table', inks: shoal, ...detail, crop: [0.06, 0.1, 0.42, 0.85] },
  // Pages that the house built itself
  'christmas-fire': { scene: 'turf-fire', inks: paper, ...plate },
  'christmas-candles': { scene: 'candle-table', inks: paper, ...plate },
  'christmas-cave': { scene: 'wine-shelves', inks: paper, ...detail, crop: [0.1, 0.2, 0.8, 0.7] },
  'christmas-band': { scene: 'crowd', inks: paper, ...plate, crop: [0, 0, 0.7, 0.7] },
  'christmas-quay': { scene: 'harbour-night', inks: paper, ...plate, crop: [0, 0.15, 0.66, 0.66] },
  'long-table-room': { scene: 'dining-room', inks: paper, ...plate, crop: [0.3, 0.05, 0.7, 0.95] },
  'long-table-fish': { scene: 'plated-hake', inks: card, ...plate, crop: [0.1, 0, 0.8, 0.9] },
  'long-table-rail': { scene: 'chefs-table', inks: paper, ...plate, crop: [0.4, 0, 0.6, 0.8] },
  'long-table-light': { scene: 'lighthouse', inks: paper, ...plate },
  'long-table-crew': { scene: 'kitchen-team', inks: paper, ...plate, crop: [0.1, 0.05, 0.7, 0.75] },
  'oyster-plate': { scene: 'oysters', inks: card, ...plate, crop: [0.1, 0.05, 0.8, 0.9] },
  'oyster-beds': { scene: 'tide-pool', inks: paper, ...plate },
  'oyster-quay': { scene: 'lobster-pots', inks: paper, ...plate, crop: [0.1, 0.1, 0.75, 0.8] },
  'oyster-flags': { scene: 'festival-bunting', inks: paper, ...plate, crop: [0.1, 0, 0.8, 0.8] },
  'oyster-casks': { scene: 'wine-cave', inks: paper, ...plate, crop: [0, 0.3, 0.6, 0.66] },
} as const satisfies Record<string, Plate>;
