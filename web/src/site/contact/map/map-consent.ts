const key = 'map-consent';

/** Whether the visitor has agreed to maps from outside, now or on an earlier visit. */
export function hasMapConsent(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    // A browser that keeps nothing is asked every time.
    return false;
  }
}

/** Remembers that the visitor agreed, or has changed their mind. */
export function rememberMapConsent(isGiven: boolean): void {
  try {
    if (isGiven) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('This browser keeps nothing for the next visit:', error);
  }
}
