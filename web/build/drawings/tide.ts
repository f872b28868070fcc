import { evenCurveOf, type CurveFacts, type Point } from '../../../domain/src/curve/curve.ts';
import { smoothPath } from '../../../domain/src/curve/lines.ts';

/** In px; `low` as a share of the height. */
const size = { across: 1440, high: 300, low: 0.74 };
/** Where the high waters are: in the middle of the three columns of pictures. */
export const highWaters = [0.183, 0.5, 0.817] as const;

/**
 * How far below the top of the drawing the water stands at a place from 0 to 1 along it, as a share of its height. High
 * waters are as uneven as the house's curve; between high and low the water goes as in a tide table, by the cosine.
 * `ends`: how low it is at both ends.
 */
export function tideOf(facts: CurveFacts, ends: number = size.low): (x: number) => number {
  const heights = highWaters.map(evenCurveOf(facts));
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const high = (place: 0 | 1 | 2) => ({
    x: highWaters[place],
    y: 0.06 + (0.3 * (most - heights[place]!)) / Math.max(most - least, 0.01),
  });
  const low = (x: number, y = size.low) => ({ x, y });
  const turns = [low(0, ends), high(0), low(0.34), high(1), low(0.66), high(2), low(1, ends)];
  return (x) => {
    const next = Math.max(
      1,
      turns.findIndex((turn) => turn.x >= x),
    );
    const [from, to] = [turns[next - 1]!, turns[next]!];
    const part = (1 - Math.cos((Math.PI * (x - from.x)) / (to.x - from.x))) / 2;
    return from.y + (to.y - from.y) * part;
  };
}

/** The tide of one day over the scale of its hours. `down`: time goes down the page, and the water stands at the left. */
export function drawTide(facts: CurveFacts, direction: 'across' | 'down'): string {
  // Where it begins below a text it comes in from nothing; at the edges of a window it is cut.
  const tide = tideOf(facts, direction === 'down' ? 1 : size.low);
  const { across, high } = size;
  const at = (along: number, below: number): Point =>
    direction === 'across' ? [along * across, below * high] : [(1 - below) * high, along * across];
  const line = (below: number) =>
    smoothPath(Array.from({ length: 49 }, (_, step) => at(step / 48, tide(step / 48) * (1 - below) + below)));
  const [width, height] = direction === 'across' ? [across, high] : [high, across];
  const hours = Array.from({ length: 23 }, (_, hour) => {
    const along = (hour + 1) / 24;
    const [[x, y], [endX, endY]] = [at(along, 1), at(along, (hour + 1) % 6 === 0 ? 0.9 : 0.94)];
    return `M${Math.round(x)} ${Math.round(y)}L${Math.round(endX)} ${Math.round(endY)}`;
  }).join('');
  const shore = direction === 'across' ? `V${high}H0Z` : 'H0V0Z';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `<path d="${line(0)}${shore}" fill="#a9c6c2"/><g fill="none" stroke="#12303d">` +
    stroke(line(0), 'stroke-width="2.4"') +
    stroke(line(0.18), 'stroke-opacity=".5"') +
    stroke(line(0.36), 'stroke-opacity=".4" stroke-dasharray="9 5"') +
    stroke(hours) +
    `</g></svg>`
  );
}

/** As thick however the drawing is stretched. */
function stroke(path: string, more = ''): string {
  return `<path d="${path}" vector-effect="non-scaling-stroke"${more && ` ${more}`}/>`;
}
