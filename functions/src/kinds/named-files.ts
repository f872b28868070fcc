/** Unique and sorted, without names with a slash, which would be paths into other collections. */
export function namedFiles(files: string[]): string[] {
  return [...new Set(files)].filter((file) => file !== '' && !file.includes('/')).sort();
}
