/**
 * What a backup holds, in words.
 * @param {import('../../functions/src/backup/manifest.ts').Manifest} manifest
 */
export function describeContents({ counts, project, takenAt, fingerprint }) {
  const { documents, files, accounts, bytes } = counts;
  return `${project}, ${takenAt}
  ${documents} documents, ${files} files, ${accounts} accounts, ${megabytes(bytes)} before compression
  fingerprint ${fingerprint}`;
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** How often a line tells how far it is, in ms. */
const interval = 2_000;

/** A function that prints the line it is given, unless it printed one just now. */
export function createProgressLine() {
  let last = Date.now();
  return (/** @type {() => string} */ line) => {
    if (Date.now() - last < interval) return;
    last = Date.now();
    console.log(`  ${line()}`);
  };
}
