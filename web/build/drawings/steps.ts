import { figureShapes, sounding } from './soundings.ts';

/** Of the whole flight and of its lines, in px. */
const sizes = {
  wide: { width: 1296, height: 288, line: 2 },
  phone: { width: 351, height: 140, line: 1.5 },
};

/** The steps down into the house's cellar, numbered as one goes down; none are an empty drawing. */
export function drawSteps(steps: number, window: keyof typeof sizes): string {
  const { width, height, line } = sizes[window];
  const tread = width / steps;
  const edge = height / 4;
  const rise = (height - edge) / Math.max(steps - 1, 1);
  const figure = Math.min(tread * 0.5, edge * 0.5);
  const flight = Array.from({ length: steps }, (_, step) => {
    const [x, y] = [step * tread, step * rise];
    return {
      edge: `M${round(x + line / 2)} ${round(y + edge)}V${round(y + line / 2)}H${round(x + tread)}`,
      number: sounding(step + 1, x + tread * 0.08 + figure * 0.55, y + figure * 1.15, figure),
    };
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${figureShapes}` +
    `<path d="${flight.map((step) => step.edge).join('')}" fill="none" stroke="#c99a4b" stroke-width="${line}"/>` +
    `<g fill="#e8c987">${flight.map((step) => step.number).join('')}</g></svg>`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
