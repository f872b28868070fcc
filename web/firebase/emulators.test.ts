import { deleteApp, getApps } from 'firebase/app';
import suite from '../../scripts/emulators/suite.js?raw';
import { otherVenue } from '../../scripts/venue-config/other-venue.fixture.ts';

/** The module in a build with these ports, or without any, for a venue with its own Firebase project. */
async function builtWith(ports: string | undefined) {
  // One that is under way would come with the settings from before.
  await vi.dynamicImportSettled();
  vi.resetModules();
  vi.stubEnv('VITE_EMULATOR_PORTS', ports);
  vi.doMock('../../venue.config.ts', () => ({ venue: otherVenue }));
  const emulators = await import('./emulators.ts');
  const { firebaseApp } = await import('./app.ts');
  return { ...emulators, app: firebaseApp('public') };
}

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllEnvs();
  vi.doUnmock('../../venue.config.ts');
});

it('a build for the emulators never names the production project, whatever the venue is configured as', async () => {
  const { isEmulated, emulatorPorts, app } = await builtWith('{"auth":9119}');
  expect(isEmulated).toBe(true);
  expect(emulatorPorts).toEqual({ auth: 9119, firestore: 8080, storage: 9199 });
  expect(suite).toContain(`projectId = '${app.options.projectId}'`);
  expect(JSON.stringify(app.options)).not.toContain(otherVenue.firebase.projectId);
});

it("every other build is the venue's own", async () => {
  const { isEmulated, app } = await builtWith(undefined);
  expect(isEmulated).toBe(false);
  expect(app.options).toEqual(otherVenue.firebase);
});

it('a mistyped setting stops the build', async () => {
  await expect(builtWith('{auth')).rejects.toThrow(SyntaxError);
});
