import { venue } from '../../venue.config.ts';

/**
 * Where people open the site, for links in emails. Never read from the request, whose headers the caller chooses. On
 * the emulators the hub knows the port.
 */
export async function siteAddress(): Promise<string> {
  const hub = process.env['FIREBASE_EMULATOR_HUB'];
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true' || !hub) return venue.siteUrl;
  const response = await fetch(`http://${hub}/emulators`);
  const { hosting } = (await response.json()) as { hosting: { host: string; port: number } };
  return `http://${hosting.host}:${hosting.port}`;
}
