import { limitsKey } from './limits-key.ts';

it('the key is the configured secret', () => {
  expect(limitsKey({ LIMITS_KEY: 'a-secret', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toBe('a-secret');
});

it('the emulators have a default key', () => {
  expect(limitsKey({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).not.toBe('');
});

it.each([{}, { LIMITS_KEY: '' }])('in production a missing key is an error: %o', (env) => {
  expect(() => limitsKey(env)).toThrow('LIMITS_KEY');
});
