import { venue } from '../../../venue.config.ts';

/** The own URL of a function, without Hosting's timeout of 60 s. On the emulators the hub knows its port. */
export async function functionAddress(name: string): Promise<string> {
  const project = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true' || !hub)
    return `https://${venue.region}-${project}.cloudfunctions.net/${name}`;
  const response = await fetch(`http://${hub}/emulators`);
  const { functions } = (await response.json()) as { functions: { host: string; port: number } };
  return `http://${functions.host}:${functions.port}/${project}/${venue.region}/${name}`;
}
