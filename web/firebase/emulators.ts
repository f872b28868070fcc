import type { VenueConfig } from '../../domain/src/venue-config.ts';
import { venue } from '../../venue.config.ts';

/** Where the emulators listen on this machine. */
export type EmulatorPorts = { auth: number; firestore: number; storage: number };

const usualPorts: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** The address that emulators listen on; "localhost" may resolve to IPv6, where nothing listens. */
export const emulatorHost = '127.0.0.1';

const portsOfBuild = import.meta.env?.VITE_EMULATOR_PORTS;

/**
 * Whether this build connects to emulators. `npm start`, `npm run dev` and `npm test` set VITE_EMULATOR_PORTS,
 * whichever project venue.config.ts names; `npm run build` never does.
 */
export const isEmulated = portsOfBuild !== undefined;

/** Ports of the emulators, from the build's VITE_EMULATOR_PORTS if it is set. */
export const emulatorPorts: EmulatorPorts = readPorts(portsOfBuild);

/** The project of scripts/emulators/suite.js. Firebase never connects ids that begin with "demo" to the cloud. */
const emulatedProject: VenueConfig['firebase'] = {
  projectId: 'demo-venue',
  apiKey: 'demo-key',
  appId: 'demo-app',
  authDomain: 'demo-venue.firebaseapp.com',
  storageBucket: 'demo-venue.firebasestorage.app',
};

/** The Firebase project of this build: the venue's own, or the emulated one. */
export const firebaseProject = isEmulated ? emulatedProject : venue.firebase;

/**
 * Reads ports from JSON such as `{"auth":9099}`; missing ones have their usual port.
 * @throws if the text isn't JSON, so that a build with a mistyped setting doesn't start
 */
function readPorts(json: string | undefined): EmulatorPorts {
  if (!json) return usualPorts;
  return { ...usualPorts, ...(JSON.parse(json) as Partial<EmulatorPorts>) };
}
