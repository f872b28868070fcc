import { refuseEmulatorsInProduction } from './boot-check.ts';

const host = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

it('production does not start with an emulator in its environment', () => {
  expect(() => refuseEmulatorsInProduction({ K_SERVICE: 'api', ...host })).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST',
  );
});

it('production starts without one, and the emulator starts with one', () => {
  expect(() => refuseEmulatorsInProduction({ K_SERVICE: 'api' })).not.toThrow();
  expect(() =>
    refuseEmulatorsInProduction({ K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true', ...host }),
  ).not.toThrow();
});
