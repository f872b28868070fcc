/**
 * Describes the contents of a backup.
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

/** Interval of the progress lines, in ms. */
const interval = 2_000;

/** Creates a function that prints a progress line, at most one per interval. */
export function createProgressLine() {
  let last = Date.now();
  return (/** @type {() => string} */ line) => {
    if (Date.now() - last < interval) return;
    last = Date.now();
    console.log(`  ${line()}`);
  };
}
