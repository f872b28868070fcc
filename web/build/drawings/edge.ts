import { evenCurveOf, randomOf, type CurveFacts, type Point } from '../../../domain/src/curve/curve.ts';
import { smoothPath } from '../../../domain/src/curve/lines.ts';
import { figureShapes, sounding } from './soundings.ts';

/** Where one ground of a page gives way to the next, deeper one. */
export type Edge = {
  /** The colour below. */
  to: string;
  /** The colour of the contours in it, and of the soundings. */
  line: string;
  figures: string;
  /** How far along the curve this edge begins, so that no two look the same. */
  shift: number;
  /** The depth at the edge, in fathoms. */
  depth: number;
};

const size = { width: 1440, height: 150 };
const points = 16;

/**
 * The edge between two grounds: the house's curve, a contour above it and five below, flattening with depth, and the
 * depths between them. Above the curve it is transparent.
 */
export function drawEdge(facts: CurveFacts, { to, line, figures, shift, depth }: Edge): string {
  const { width, height } = size;
  const curve = evenCurveOf(facts);
  const heightAt = (k: number, x: number) =>
    height * (0.36 + 0.125 * k + 0.27 * 0.86 ** Math.abs(k) * curve(x + shift + 0.018 * k));
  const contour = (k: number) =>
    smoothPath(
      Array.from({ length: points }, (_, step): Point => {
        const x = step / (points - 1);
        return [x * width, heightAt(k, x)];
      }),
    );
  const stroke = (k: number, colour: string, opacity: number, more = '') =>
    `<path d="${contour(k)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}"${more}/>`;
  const random = randomOf(facts.seed + Math.round(shift * 1000));
  const depths = Array.from({ length: 6 }, (_, place) => {
    const x = (place + 0.3 + 0.4 * random()) / 6;
    const k = 2.2 + 1.6 * random();
    return sounding(depth + k / 4, x * width, heightAt(k, x), 17);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    stroke(-1, to, 0.55),
    `<path d="${contour(0)}V${height + 2}H0Z" fill="${to}"/>`,
    ...[1, 2, 3, 4, 5].map((k) =>
      stroke(
        k,
        line,
        1 - 0.16 * k,
        k === 2 ? ' stroke-width="1.6"' : k === 3 ? ' stroke-dasharray="9 5"' : '',
      ),
    ),
    `${figureShapes}<g fill="${figures}">${depths.join('')}</g></svg>`,
  ].join('');
}
