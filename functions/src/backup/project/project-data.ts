import { applicationDefault, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { venue } from '../../../../venue.config.ts';

/** The data of one project, which a backup reads and a restore writes. */
export type ProjectData = {
  projectId: string;
  accounts: Auth;
  bucket: ReturnType<Storage['bucket']>;
  /** The token for Firestore's REST API; the emulator accepts "owner". */
  accessToken: () => Promise<string>;
  /** The project whose quota is used, for personal credentials, which belong to no project. */
  quotaProject?: string;
};

/** The data of an Admin app's project, with its files in the named bucket. */
export function openPlace(app: App, projectId: string, bucketName: string): ProjectData {
  const credential = app.options.credential ?? applicationDefault();
  return {
    projectId,
    accounts: getAuth(app),
    bucket: getStorage(app).bucket(bucketName),
    accessToken: async () =>
      process.env['FIRESTORE_EMULATOR_HOST'] ? 'owner' : (await credential.getAccessToken()).access_token,
  };
}

/**
 * The data of the current project: that of a script's or test's app, else the venue's. Uses an app of its own, because
 * reading everything takes longer than the timeouts of the API's connection.
 */
export function ownPlace(): ProjectData {
  const find = (wanted: string) => getApps().find(({ name }) => name === wanted);
  const options = find('[DEFAULT]')?.options ?? {};
  const projectId = options.projectId ?? process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const storageBucket = options.storageBucket ?? venue.firebase.storageBucket;
  const app = find('backup') ?? initializeApp({ projectId, storageBucket }, 'backup');
  return openPlace(app, projectId, storageBucket);
}
