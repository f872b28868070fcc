import { defineConfig } from 'vitest/config';

/** One project per kind of test; `npm test` starts what each of them needs. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          globals: true,
          include: ['{domain,functions,demo,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'components',
          globals: true,
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['web/src/test-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      // One file at a time: they share the emulators.
      emulatorProject('rules'),
      emulatorProject('contract'),
      {
        test: {
          name: 'machine',
          globals: true,
          include: ['tests/machine/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

function emulatorProject(name: string) {
  return {
    test: {
      name,
      globals: true,
      include: [`tests/${name}/**/*.test.ts`],
      // Refusals are what these tests provoke, and the SDKs log every one.
      silent: 'passed-only' as const,
      fileParallelism: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}
