import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { openPlace, type ProjectData } from '../../../functions/src/backup/project/project-data.ts';

/** A project of its own on the running emulators, empty at first. */
export type Project = { place: ProjectData; db: Firestore; remove: () => Promise<void> };

/** Opens a project that nothing else knows. */
export function openProject(projectId = `demo-${randomUUID().slice(0, 8)}`): Project {
  const app = initializeApp({ projectId }, projectId);
  const place = openPlace(app, projectId, `${projectId}.firebasestorage.app`);
  return { place, db: getFirestore(app), remove: () => remove(app, place) };
}

async function remove(app: App, { projectId, bucket }: ProjectData): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env;
  const clear = (address: string) =>
    fetch(`http://${address}`, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  await Promise.all([
    clear(`${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`),
    clear(`${auth}/emulator/v1/projects/${projectId}/accounts`),
    bucket.deleteFiles({ force: true }),
  ]);
  await deleteApp(app);
}
