import { useSyncExternalStore } from 'react';

const key = 'map-consent';
const listeners = new Set<() => void>();
/** What was said on this page; it counts even where the browser keeps nothing. */
let saidHere: boolean | undefined;

/** Whether the visitor has agreed to maps from outside, now or on an earlier visit; never on a server. */
export function useMapConsent(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    hasConsent,
    () => false,
  );
}

function hasConsent(): boolean {
  if (saidHere !== undefined) return saidHere;
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    // A browser that keeps nothing is asked every time.
    return false;
  }
}

/** Remembers that the visitor agreed, or has changed their mind. */
export function giveMapConsent(isGiven: boolean): void {
  saidHere = isGiven;
  try {
    if (isGiven) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('This browser keeps nothing for the next visit:', error);
  }
  listeners.forEach((changed) => changed());
}
