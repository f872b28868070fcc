/** Whether something is noted in this tab. True where nothing can be: what should come once then rather never comes. */
export function isNoted(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Said by whoever tries to note something.
    return true;
  }
}

/** Notes something for the life of the tab, and says whether that could be done. */
export function note(key: string): boolean {
  try {
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch (error) {
    console.info('Nothing can be noted in this tab:', error);
    return false;
  }
}
