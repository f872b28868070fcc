/** A drag of this many px turns a card, however slow it is. */
const shortDrag = 100;

/** A drag of this speed in px/ms turns a card, however short it is. */
const flickSpeed = 0.3;

/** Up to here, in px, a press that slips is a click, for Embla too. */
const slip = 10;

type Drag = {
  /** How far the pointer has moved to the right, in px. */
  distance: number;
  /** Between press and release, in ms. */
  time: number;
  cardWidth: number;
};

/**
 * The number of cards that a drag turns, negative to earlier ones: those it has moved past by half, and at least one
 * after a short flick. Embla's own thresholds grow with the window, up to 225 px.
 */
export function cardsTurned({ distance, time, cardWidth }: Drag): number {
  const length = Math.abs(distance);
  if (length <= slip) return 0;
  const isFlick = length >= shortDrag || length >= flickSpeed * time;
  return -Math.sign(distance) * Math.max(Math.round(length / cardWidth), isFlick ? 1 : 0);
}
