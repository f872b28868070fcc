import { defineConfig } from 'vitest/config';
import { venueConfigForVite } from './scripts/venue-config/build-plugins.js';
import { testConfig } from './scripts/venue-config/file.js';

/** Whatever the owner's venue is, the tests are about their own; so are the scripts that they start. */
const plugins = [venueConfigForVite(testConfig)];
const env = { VENUE_CONFIG: testConfig };

/** In milliseconds. Tests run beside other work on a slow machine, so a timeout only ends what hangs. */
const testTimeout = 120_000;

/** Property tests try the same cases each time: a failure that comes and goes tells nobody what to repair. */
const propertySeed = './tests/property-seed.ts';

/** Tests that render pages as the server does. */
const renderTests = 'web/public-site/render/**/*.test.{ts,tsx}';

/** One project per kind of test; `npm test` starts what each of them needs. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          env,
          globals: true,
          testTimeout,
          isolate: false,
          setupFiles: [propertySeed],
          include: ['{domain,functions,demo,scripts,web/build}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      componentProject('components', ['web/**/*.test.{ts,tsx}'], ['web/build/**', renderTests]),
      // React's server renderer leaves its contexts set, which the renderer of browsers then complains about.
      componentProject('render', [renderTests]),
      // One file at a time: they share the emulators.
      emulatorProject('rules', ['tests/rules/**/*.test.ts']),
      emulatorProject('contract', ['tests/contract/!(own-process)/**/*.test.ts', 'tests/contract/*.test.ts']),
      // They change what is the same for a whole process: its project, its connections.
      emulatorProject('own-process', ['tests/contract/own-process/*.test.ts'], true),
      {
        plugins,
        test: {
          name: 'machine',
          env,
          globals: true,
          include: ['tests/machine/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});

/** Files share a process and its document; setup.ts puts both back after each of them. */
function componentProject(name: string, include: string[], exclude: string[] = []) {
  return {
    plugins,
    test: {
      name,
      globals: true,
      testTimeout,
      environment: 'happy-dom',
      isolate: false,
      // As in a build for the emulators, at their usual ports.
      env: { ...env, VITE_EMULATOR_PORTS: '{}' },
      include,
      exclude: [...exclude, '**/node_modules/**', '**/dist/**'],
      setupFiles: [propertySeed, 'web/test-fixtures/setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
    },
  };
}

/** Files share a process, unless each needs its own: loading the API takes about two seconds. */
function emulatorProject(name: string, include: string[], isolate = false) {
  return {
    plugins,
    test: {
      name,
      env,
      globals: true,
      include,
      isolate,
      // Refusals are what these tests provoke, and the SDKs log every one.
      silent: 'passed-only' as const,
      fileParallelism: false,
      setupFiles: [propertySeed],
      testTimeout,
      hookTimeout: testTimeout,
    },
  };
}
