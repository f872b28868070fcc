import type { Point } from './curve.ts';

/** A smooth path through points, as the `d` of an SVG path: Catmull-Rom, one decimal. */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const short = (value: number) => String(Math.round(value * 10) / 10);
  const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;
  let path = `M${pair(...first)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${pair(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pair(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${pair(...c)}`;
  }
  return path;
}

/** Points at equal distances along a line: even spacing makes a contour look drawn. */
export function evenPoints(line: readonly Point[], distance: number): Point[] {
  const [first] = line;
  if (!first) return [];
  const points: Point[] = [first];
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    let [x, y] = line[index - 1]!;
    const [endX, endY] = line[index]!;
    let left = Math.hypot(endX - x, endY - y);
    while (walked + left >= distance && left > 0) {
      const part = (distance - walked) / left;
      x += (endX - x) * part;
      y += (endY - y) * part;
      points.push([x, y]);
      left = Math.hypot(endX - x, endY - y);
      walked = 0;
    }
    walked += left;
  }
  const end = line.at(-1)!;
  const last = points.at(-1)!;
  if (Math.hypot(end[0] - last[0], end[1] - last[1]) > distance * 0.3) points.push(end);
  return points;
}

/** Each point moved to the mean of its neighbours, a number of times; the ends stay. */
export function calmPoints(line: readonly Point[], times = 3): Point[] {
  let points = [...line];
  for (let round = 0; round < times; round += 1)
    points = points.map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4] as const;
    });
  return points;
}

type Field = (x: number, y: number) => number;

/** The lines along which a field has a value, over a grid: marching squares. Short ones are left out. */
export function levelLines(
  field: Field,
  level: number,
  { width, height, step }: { width: number; height: number; step: number },
): Point[][] {
  const neighbours = new Map<string, { point: Point; next: Point[] }>();
  const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const join = (from: Point, to: Point) => {
    const known = neighbours.get(key(from)) ?? { point: from, next: [] };
    known.next.push(to);
    neighbours.set(key(from), known);
  };
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const corners: Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const values = corners.map(([cornerX, cornerY]) => field(cornerX, cornerY) - level);
      const crossings = corners.flatMap((from, index): Point[] => {
        const to = corners[(index + 1) % 4]!;
        const [a, b] = [values[index]!, values[(index + 1) % 4]!];
        if (a < 0 === b < 0) return [];
        const part = a / (a - b);
        return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]];
      });
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        join(crossings[index]!, crossings[index + 1]!);
        join(crossings[index + 1]!, crossings[index]!);
      }
    }
  return walkLines(neighbours, key);
}

/** Follows the pieces from their ends, then the closed ones from anywhere. */
function walkLines(
  neighbours: Map<string, { point: Point; next: Point[] }>,
  key: (point: Point) => string,
): Point[][] {
  const used = new Set<string>();
  const pieceOf = (from: Point, to: Point) => [key(from), key(to)].sort().join('|');
  const walk = (start: Point) => {
    const line = [start];
    for (let current = start; ;) {
      const next = neighbours.get(key(current))?.next.find((to) => !used.has(pieceOf(current, to)));
      if (!next) return line;
      used.add(pieceOf(current, next));
      line.push(next);
      current = next;
    }
  };
  const all = [...neighbours.values()];
  const starts = [...all.filter(({ next }) => next.length === 1), ...all];
  return starts.map(({ point }) => walk(point)).filter((line) => line.length > 3);
}
