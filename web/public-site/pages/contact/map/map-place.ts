import type { Nearby } from '@venue/domain';

/** What a map needs from the page that shows it. */
export type MapPlace = {
  /** The empty element it is drawn into. */
  element: HTMLElement;
  /** The visitor leaves: whatever was begun ends and whatever was drawn goes. */
  signal: AbortSignal;
  /** The map broke after it was shown. */
  onFailure: (reason: Error) => void;
};

/** Draws the venue and what is around it; gives what it found. @throws when there is no map to be had */
export type ShowMap = (place: MapPlace) => Promise<Nearby>;
