import type { VenueConfig } from '../../domain/src/venue-config.ts';
import { venue } from '../../venue.config.ts';

/** Where the emulators listen on this machine. */
export type EmulatorPorts = { auth: number; firestore: number; storage: number };

const usualPorts: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** The one address that emulators listen on; "localhost" may mean IPv6, where nobody answers. */
export const emulatorHost = '127.0.0.1';

const portsOfBuild: string | undefined = import.meta.env?.VITE_EMULATOR_PORTS;

/**
 * Whether this build talks to emulators. `npm start`, `npm run dev` and `npm test` say so with
 * VITE_EMULATOR_PORTS, whichever project venue.config.ts names; `npm run build` never does.
 */
export const isEmulated = portsOfBuild !== undefined;

/** Ports of the emulators, from the build's VITE_EMULATOR_PORTS where it is set. */
export const emulatorPorts: EmulatorPorts = readPorts(portsOfBuild);

/** The project that scripts/emulators/suite.js runs. Firebase keeps ids that begin with "demo" on this machine. */
const emulatedProject: VenueConfig['firebase'] = {
  projectId: 'demo-venue',
  apiKey: 'demo-key',
  appId: 'demo-app',
  authDomain: 'demo-venue.firebaseapp.com',
  storageBucket: 'demo-venue.firebasestorage.app',
};

/** The Firebase project this build belongs to: the venue's own, or the emulated one. */
export const firebaseProject = isEmulated ? emulatedProject : venue.firebase;

/**
 * Reads ports out of JSON such as `{"auth":9099}`; what is missing stays at its usual port.
 * Throws when the text is no JSON: a build with a mistyped setting should not start.
 */
export function readPorts(json: string | undefined): EmulatorPorts {
  if (!json) return usualPorts;
  return { ...usualPorts, ...(JSON.parse(json) as Partial<EmulatorPorts>) };
}
