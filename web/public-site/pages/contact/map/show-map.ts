import type { Nearby } from '@venue/domain';

/** Options of `ShowMap`. */
export type MapOptions = {
  /** The empty element that the map is rendered into. */
  element: HTMLElement;
  /** Aborted when the map is unmounted: pending requests end and the map is removed. */
  signal: AbortSignal;
  /** Called when the map fails after it was shown. */
  onFailure: (reason: Error) => void;
};

/** Renders a map of the venue and the places nearby, and returns them. @throws when the map cannot be loaded */
export type ShowMap = (options: MapOptions) => Promise<Nearby>;
