import { venue } from '../../../venue.config.ts';

/**
 * Where a function answers at its own address: Hosting ends every answer after 60 s, a function's own
 * address lets it go on. The emulators' hub knows the port there.
 */
export async function functionAddress(name: string): Promise<string> {
  const project = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true' || !hub)
    return `https://${venue.region}-${project}.cloudfunctions.net/${name}`;
  const response = await fetch(`http://${hub}/emulators`);
  const { functions } = (await response.json()) as { functions: { host: string; port: number } };
  return `http://${functions.host}:${functions.port}/${project}/${venue.region}/${name}`;
}
