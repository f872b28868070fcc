import { ensureReady } from './ensure-ready.js';
import { testConfig } from './file.js';

it("a build with the demo's facts is rejected, with the file and all lines to change", async () => {
  const refused = ensureReady({ VENUE_CONFIG: 'tests/venue.config.ts' });
  await expect(refused).rejects.toThrow('tests/venue.config.ts is not ready to go live');
  await expect(refused).rejects.toThrow(
    /firebase\.projectId +is "demo-venue": copy it from the Firebase console/,
  );
  await expect(refused).rejects.toThrow(/siteUrl +is "http:\/\/127\.0\.0\.1:5000": put in the https/);
});

it('a build that would use emulators is rejected', async () => {
  const refused = ensureReady({ VENUE_CONFIG: testConfig, VITE_EMULATOR_PORTS: '{}' });
  await expect(refused).rejects.toThrow('VITE_EMULATOR_PORTS');
});
