/**
 * One measured figure. `holds` is whether it is within its budget, if it has one.
 * @typedef {{ what: string, measured: string, budget?: string, holds?: boolean }} Figure
 */

/**
 * A figure with an upper limit.
 * @param {string} what @param {number} value @param {number} budget @param {string} unit @param {number} [digits]
 * @returns {Figure}
 */
export function atMost(what, value, budget, unit, digits = 0) {
  return {
    what,
    measured: amount(value, unit, digits),
    budget: `≤ ${amount(budget, unit, digits)}`,
    holds: value <= budget,
  };
}

/**
 * A figure with a lower limit.
 * @param {string} what @param {number} value @param {number} budget @param {string} [unit]
 * @returns {Figure}
 */
export function atLeast(what, value, budget, unit = '') {
  return { what, measured: amount(value, unit), budget: `≥ ${amount(budget, unit)}`, holds: value >= budget };
}

/**
 * A figure without a budget.
 * @param {string} what @param {number} value @param {string} unit @param {number} [digits]
 * @returns {Figure}
 */
export function figure(what, value, unit, digits = 0) {
  return { what, measured: amount(value, unit, digits) };
}

/** @param {number} value @param {string} unit @param {number} [digits] */
function amount(value, unit, digits = 0) {
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

/**
 * Prints the table and the number of broken budgets. Returns true when every budget holds.
 * @param {Figure[]} figures
 */
export function report(figures) {
  const rows = figures.map(({ what, measured, budget = '', holds }) => [
    what,
    measured,
    budget,
    holds === undefined ? '' : holds ? 'holds' : 'BROKEN',
  ]);
  const all = [['', 'measured', 'budget', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  console.log();
  for (const row of all) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  const broken = figures.filter(({ holds }) => holds === false);
  console.log(broken.length === 0 ? '\nEvery budget holds.' : `\n${broken.length} budgets are broken.`);
  return broken.length === 0;
}

/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 50);
}

/** @param {readonly number[]} values @param {number} share in percent */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? NaN;
}
