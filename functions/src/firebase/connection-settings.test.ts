import { firestoreSettings } from './connection-settings.ts';

it('pings Firestore no more often than the 30 s that Google’s servers allow', () => {
  expect(firestoreSettings['grpc.keepalive_time_ms']).toBeGreaterThanOrEqual(30_000);
});
