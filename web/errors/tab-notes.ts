/** Whether a note is stored in this tab. True if storage is blocked: better never than more than once. */
export function isNoted(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Reported by the call that writes a note.
    return true;
  }
}

/** Stores a note for the life of the tab. Returns whether it was stored. */
export function note(key: string): boolean {
  try {
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch (error) {
    console.info('Nothing can be noted in this tab:', error);
    return false;
  }
}
