import { mapConsentKey as key } from '@venue/domain';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** The choice made since the page loaded; it also counts in browsers that block storage. */
let choice: boolean | undefined;

/** Whether the visitor has agreed to load maps, now or on an earlier visit. Always false on the server. */
export function useMapConsent(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasConsent,
    () => false,
  );
}

function hasConsent(): boolean {
  if (choice !== undefined) return choice;
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    // Without storage the visitor is asked on every visit.
    return false;
  }
}

/** Stores that the visitor has agreed, or has withdrawn the consent. */
export function giveMapConsent(isGiven: boolean): void {
  choice = isGiven;
  try {
    if (isGiven) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('The choice cannot be stored for the next visit:', error);
  }
  listeners.forEach((listener) => listener());
}
