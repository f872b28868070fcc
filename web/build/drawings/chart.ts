import { curveOf, noiseOf, randomOf, type CurveFacts } from '../../../domain/src/curve/curve.ts';
import { calmPoints, evenPoints, levelLines, smoothPath } from '../../../domain/src/curve/lines.ts';
import { figureShapes, sounding } from './soundings.ts';

type Sheet = { width: number; height: number };

/** The depth of the sea in front of a house, in fathoms; negative on land. `coast` is the height of the shore in px. */
function depthOf(facts: CurveFacts, { width, height }: Sheet, coast: number, slope: number) {
  const curve = curveOf(facts);
  const noise = noiseOf(facts.seed);
  return (x: number, y: number) =>
    (y - coast - height * 0.16 * curve(x / width)) / slope + (noise(x / 210, y / 170) - 0.5) * 1.5;
}

type Field = (x: number, y: number) => number;

function contour(field: Field, level: number, sheet: Sheet): string {
  return levelLines(field, level, { ...sheet, step: 15 })
    .map((line) => calmPoints(evenPoints(line, 30)))
    .filter((line) => line.length > 4)
    .map((line) => smoothPath(line))
    .join('');
}

function soundings(
  facts: CurveFacts,
  field: Field,
  { width, height }: Sheet,
  from: number,
  size: number,
  spread = 1,
) {
  const random = randomOf(facts.seed + 7);
  const columns = Math.round(width / (96 * spread));
  const rows = Math.round(height / (68 * spread));
  const drawn = Array.from({ length: columns * rows }, (_, place) => {
    const x = ((place % columns) + 0.25 + 0.5 * random()) * (width / columns);
    const y = (Math.floor(place / columns) + 0.25 + 0.5 * random()) * (height / rows);
    const depth = field(x, y);
    return depth > from && y < height - size && random() > 0.25 ? sounding(depth, x, y, size) : '';
  });
  return figureShapes + drawn.join('');
}

/** Contours alone, in white: the sea behind a card or a text's own ground. Drawn over any colour. */
export function drawSea(facts: CurveFacts): string {
  const sheet = { width: 1440, height: 1100 };
  const field = depthOf(facts, sheet, 140, 60);
  const lines = [0, 1.5, 3.5, 6, 9, 12.5].map((level) => contour(field, level, sheet)).join('');
  return svg(sheet, `<path d="${lines}" fill="none" stroke="#f1e8d8" stroke-opacity=".2"/>`);
}

/** Depths without a shore: the empty corner of a chart. */
export function drawEmptyChart(facts: CurveFacts): string {
  const sheet = { width: 1440, height: 800 };
  const field = depthOf(facts, sheet, -330, 74);
  const lines = [5, 6.5, 8.5, 11].map((level) => contour(field, level, sheet)).join('');
  return svg(
    sheet,
    `<path d="${lines}" fill="none" stroke="#1d4a5a" stroke-opacity=".4"/>` +
      `<g fill="#1d4a5a">${soundings(facts, field, sheet, 3, 19, 1.7)}</g>`,
  );
}

/** The chart of the house's own shore: land above, the coast, contours and depths. The house stands on its highest bay. */
export function drawCoast(facts: CurveFacts): { svg: string; house: { x: number; y: number } } {
  const sheet = { width: 1440, height: 900 };
  const { width, height } = sheet;
  const field = depthOf(facts, sheet, 470, 62);
  const shore = levelLines(field, 0, { ...sheet, step: 15 }).sort((a, b) => b.length - a.length)[0] ?? [];
  const even = calmPoints(evenPoints(shore, 30));
  const coast = even[0] && even.at(-1) && even[0][0] > even.at(-1)![0] ? [...even].reverse() : even;
  const path = smoothPath(coast);
  const right = coast.filter(([x]) => x > width * 0.45 && x < width * 0.86);
  const house = right.reduce(
    (best, point) => (point[1] < best[1] ? point : best),
    right[0] ?? [width * 0.6, 400],
  );
  const hills = [-1.6, -3, -4.6].map((level) => contour(field, level, sheet)).join('');
  const water = [1, 3, 5, 7].map((level) => contour(field, level, sheet)).join('');
  const shallow = contour(field, 0.45, sheet);
  const [x, y] = [Math.round(house[0]), Math.round(house[1])];
  return {
    svg: svg(
      sheet,
      [
        `<path d="${path}V${height}H0Z" fill="#e6ecdf"/>`,
        `<path d="${path}" fill="none" stroke="#c6dbd4" stroke-width="70" stroke-opacity=".7"/>`,
        `<path d="${path}V0H0Z" fill="#ecdfc2"/>`,
        `<path d="${path}" fill="none" stroke="#c3cba0" stroke-width="16" stroke-opacity=".8" transform="translate(0 -8)"/>`,
        `<path d="${hills}" fill="none" stroke="#b49a5f" stroke-opacity=".35"/>`,
        `<path d="${water}" fill="none" stroke="#1d4a5a" stroke-opacity=".42"/>`,
        `<path d="${shallow}" fill="none" stroke="#1d4a5a" stroke-opacity=".6" stroke-dasharray="9 6"/>`,
        `<path d="${path}" fill="none" stroke="#16262f" stroke-width="2.6"/>`,
        `<path d="${path}" fill="none" stroke="#16262f" stroke-width="13" transform="translate(0 -58)"/>`,
        `<path d="${path}" fill="none" stroke="#fffdf6" stroke-width="9.5" transform="translate(0 -58)"/>`,
        `<g fill="#16262f">${houses(coast, x)}</g>`,
        `<circle cx="${x}" cy="${y - 88}" r="31" fill="none" stroke="#a8482e" stroke-width="2"/>`,
        `<path d="M${x - 15} ${y - 98}h30v21h-30z" fill="#a8482e"/>`,
        `<g fill="#1d4a5a">${soundings(facts, field, sheet, 0.4, 17, 1.2)}</g>`,
        compass(width * 0.1, height * 0.84),
      ].join(''),
    ),
    house: { x: x / width, y: (y - 88) / height },
  };
}

/** A row of roofs along the road, on either side of the house. */
function houses(coast: readonly (readonly [number, number])[], house: number): string {
  return coast
    .filter(([x]) => Math.abs(x - house) > 50 && Math.abs(x - house) < 190)
    .filter((_, place) => place % 2 === 0)
    .map(([x, y]) => `<path d="M${Math.round(x) - 10} ${Math.round(y) - 92}h21v14h-21z"/>`)
    .join('');
}

function compass(x: number, y: number): string {
  const ticks = Array.from({ length: 36 }, (_, step) => {
    const angle = (step * Math.PI) / 18;
    const inner = step % 9 === 0 ? 56 : 61;
    const at = (radius: number) =>
      `${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}`;
    return `M${at(inner)}L${at(66)}`;
  }).join('');
  const [left, top] = [Math.round(x), Math.round(y)];
  return (
    `<g fill="none" stroke="#a8482e"><circle cx="${left}" cy="${top}" r="66"/><path d="${ticks}M${left - 66} ${top}h132"/></g>` +
    `<path d="M${left} ${top - 62}l9 62-9 62-9-62z" fill="#a8482e"/>`
  );
}

function svg({ width, height }: Sheet, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
