/** Whether the visitor has turned on the browser's data saver. Only Chromium reports it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
