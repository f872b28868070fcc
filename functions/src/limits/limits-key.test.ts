import { limitsKey } from './limits-key.ts';

it('the key is the secret that was set', () => {
  expect(limitsKey({ LIMITS_KEY: 'a-secret', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toBe('a-secret');
});

it('on the emulators there is one without setting it', () => {
  expect(limitsKey({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).not.toBe('');
});

it.each([{}, { LIMITS_KEY: '' }])('in production a missing key is an error: %o', (env) => {
  expect(() => limitsKey(env)).toThrow('LIMITS_KEY');
});
