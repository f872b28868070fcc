import { venue } from '../../../venue.config.ts';

/** Where the emulators listen on this machine. */
export type EmulatorPorts = { auth: number; firestore: number; storage: number };

const usualPorts: EmulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** The one address that emulators listen on; "localhost" may mean IPv6, where nobody answers. */
export const emulatorHost = '127.0.0.1';

/** Whether the site talks to emulators: a project id that begins with "demo" always does. */
export const isEmulated = venue.firebase.projectId.startsWith('demo');

/** Ports of the emulators, from the build's VITE_EMULATOR_PORTS where it is set. */
export const emulatorPorts: EmulatorPorts = readPorts(import.meta.env?.VITE_EMULATOR_PORTS);

/**
 * Reads ports out of JSON such as `{"auth":9099}`; what is missing stays at its usual port.
 * Throws when the text is no JSON: a build with a mistyped setting should not start.
 */
export function readPorts(json: string | undefined): EmulatorPorts {
  if (!json) return usualPorts;
  return { ...usualPorts, ...(JSON.parse(json) as Partial<EmulatorPorts>) };
}
