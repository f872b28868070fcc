import { venue } from '../../../venue.config.ts';

/**
 * Where people open the site, for links in emails. Never read from the request, whose headers the caller chooses. On
 * the emulators, whose accounts sign in only there, the hub knows the port, for functions and scripts alike.
 */
export async function siteAddress(): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_EMULATOR_HUB: hub } = process.env;
  if (!FIREBASE_AUTH_EMULATOR_HOST || !hub) return venue.siteUrl;
  const response = await fetch(`http://${hub}/emulators`);
  const { hosting } = (await response.json()) as { hosting: { host: string; port: number } };
  return `http://${hosting.host}:${hosting.port}`;
}
