import type { DocumentData } from 'firebase-admin/firestore';

/** The former URL endpoints of a stored custom page, the oldest first. */
export function formerRoutesOf(stored: DocumentData | undefined): string[] {
  const former: unknown = stored?.['formerRoutes'];
  return Array.isArray(former) ? former.map(String) : [];
}
