import { evenCurveOf, type CurveFacts, type Point } from '../../../domain/src/curve/curve.ts';
import { smoothPath } from '../../../domain/src/curve/lines.ts';

/** The brass rail: the curve of the house as one thick line with its highlight. */
export function drawRail(facts: CurveFacts): string {
  const curve = evenCurveOf(facts);
  const path = smoothPath(
    Array.from({ length: 49 }, (_, step): Point => [step * 30, 58 + 30 * curve(step / 48 + 0.02)]),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 110" preserveAspectRatio="none"><g fill="none">` +
    `<path d="${path}" stroke="#c99a4b" stroke-width="8"/>` +
    `<path d="${path}" stroke="#e8c987" stroke-width="1.5" transform="translate(0 -13)"/></g></svg>`
  );
}
