import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chosenVenue } from '../../../scripts/venue-config/chosen-venue.js';
import { drawCoast, drawEmptyChart, drawSea } from './chart.ts';
import { drawEdge, type Edge } from './edge.ts';
import { drawRail } from './rail.ts';
import { drawSteps } from './steps.ts';
import { drawTide, highWaters, tideOf } from './tide.ts';

const dark = { line: '#12303d', figures: '#1d4a5a' };
const light = { line: '#f1e8d8', figures: '#a9c6c2' };

/** Each edge of a page, by the ground below it. Depth is only ever gained. */
const edges: Record<string, Edge> = {
  shoal: { to: '#dbe5da', ...dark, shift: 0, depth: 0 },
  mist: { to: '#a9c6c2', ...dark, shift: 0.31, depth: 2 },
  sea: { to: '#1d4a5a', ...light, shift: 0.47, depth: 3 },
  deep: { to: '#12303d', ...light, shift: 0.11, depth: 5 },
  ink: { to: '#0b1720', ...light, shift: 0.62, depth: 7 },
};

const { curve, steps = 0 } = chosenVenue;
const hash = createHash('sha256').update(JSON.stringify({ curve, steps })).digest('hex').slice(0, 12);
const folder = fileURLToPath(new URL(`../../../.cache/drawings/${hash}/`, import.meta.url));

/**
 * Draws everything that follows the curve of the house, and tells Vite where it is: style sheets say
 * `url('drawings/sea.svg')`. Files of their own, because a page is fetched anew at each visit and a drawing never.
 */
export function drawings() {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, svg: string) => writeFileSync(`${folder}${name}.svg`, svg);
  for (const [name, edge] of Object.entries(edges)) write(`edge-${name}`, drawEdge(curve, edge));
  write('sea', drawSea(curve));
  write('empty-chart', drawEmptyChart(curve));
  const coast = drawCoast(curve);
  write('coast', coast.svg);
  // Where the house stands on it, for its name, which is text.
  const place = `:root{--house-x:${coast.house.x.toFixed(4)};--house-y:${coast.house.y.toFixed(4)}}`;
  writeFileSync(`${folder}place.css`, place);
  write('rail', drawRail(curve));
  write('steps', drawSteps(steps, 'wide'));
  write('steps-phone', drawSteps(steps, 'phone'));
  write('tide', drawTide(curve, 'across'));
  write('tide-down', drawTide(curve, 'down'));
  // How far below the top of it each high water stands.
  const highs = highWaters.map((x, place) => `--high-water-${place + 1}:${tideOf(curve)(x).toFixed(4)}`);
  writeFileSync(`${folder}tide.css`, `:root{${highs.join(';')}}`);
  return { alias: [{ find: /^drawings\//, replacement: folder }] };
}
