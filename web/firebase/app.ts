import { initializeApp, type FirebaseApp } from 'firebase/app';
import { firebaseProject } from './emulators.ts';

const apps = new Map<string, FirebaseApp>();

/**
 * A Firebase app of this page, created at the first call. There are two, because their caches differ: 'public' on
 * the device, for visitors who lose their connection; 'office' in memory and signed in, so that nothing of a member
 * of staff stays on a shared computer.
 */
export function firebaseApp(side: 'public' | 'office'): FirebaseApp {
  const app = apps.get(side) ?? initializeApp(firebaseProject, side);
  apps.set(side, app);
  return app;
}
