/**
 * Equivalent mutants, which no test can kill because they allow exactly what the rules allow; each with the reason.
 * @type {{ file: string, change: string, reason: string }[]}
 */
export const equivalents = [];
