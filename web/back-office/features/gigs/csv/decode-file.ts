/** The text of a file: UTF-8 or, as spreadsheets on Windows save it, Windows-1252. */
export function decodeFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every sequence of bytes is readable as Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
