/** The width nearest to the wanted one, preferring the larger of two; undefined if there are none. */
export function nearestWidth(widths: number[], wanted: number): number | undefined {
  const byDistance = [...widths].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a);
  return byDistance[0];
}
