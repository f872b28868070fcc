import { assertNoEmulatorsInProduction } from './no-emulators-in-production.ts';

const host = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

it('production does not start with an emulator host in its environment', () => {
  expect(() => assertNoEmulatorsInProduction({ K_SERVICE: 'api', ...host })).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST',
  );
});

it('production starts without one, and the emulator starts with one', () => {
  expect(() => assertNoEmulatorsInProduction({ K_SERVICE: 'api' })).not.toThrow();
  expect(() =>
    assertNoEmulatorsInProduction({ K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true', ...host }),
  ).not.toThrow();
});
