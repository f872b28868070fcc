/** Whether the visitor asks for as few bytes as possible. Only Chromium says so; all others want their pages quick. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
