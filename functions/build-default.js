import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const here = dirname(fileURLToPath(import.meta.url));
/** The exact versions that are installed here. */
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** The CLI of firebase-functions, which firebase-tools runs for codebases without a functions.yaml. */
const describe = join(
  dirname(createRequire(import.meta.url).resolve('firebase-functions')),
  '../bin/firebase-functions.js',
);

/** Packages that were written for `require` find it here. */
const requireForPackages = `
import { createRequire as createRequireForPackages } from 'node:module';
import { fileURLToPath as pathOfUrl } from 'node:url';
const require = createRequireForPackages(import.meta.url);
const __filename = pathOfUrl(import.meta.url);
const __dirname = pathOfUrl(new URL('.', import.meta.url));
`.trim();

/**
 * Builds the codebase `default`: everything but the public pages. All packages except sharp, which contains native
 * code, are bundled, because one file loads faster than a thousand.
 * @param {string} outDir
 */
export async function buildDefault(outDir) {
  await bundle(join(here, 'src/index.ts'), outDir, {
    // Dynamic imports stay separate files, which are loaded on demand.
    splitting: true,
    sourcemap: true,
    external: ['sharp'],
    banner: { js: requireForPackages },
  });
  await describeFunctions(join(outDir, 'functions.yaml'));
  const manifest = {
    name: 'venue-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: { sharp: dependencies.sharp },
    // Not deployed: firebase-tools' emulator looks for both names before it starts a function.
    devDependencies: {
      'firebase-admin': dependencies['firebase-admin'],
      'firebase-functions': dependencies['firebase-functions'],
    },
  };
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // Settings that are not secret, such as MAIL_FROM: a deploy takes them from the deployed folder.
  const settings = join(here, '.env');
  if (existsSync(settings)) copyFileSync(settings, join(outDir, '.env'));
}

/**
 * Writes how the functions are deployed to a file that firebase-tools reads in place of loading them: what
 * firebase-functions itself says of src/definitions.ts.
 * @param {string} file
 */
async function describeFunctions(file) {
  mkdirSync(join(here, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(here, '.cache/definitions-'));
  try {
    // Packages stay external: firebase-functions recognises its own objects by class.
    await bundle(join(here, 'src/definitions.ts'), folder, { external: Object.keys(dependencies) });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }\n');
    const { GCLOUD_PROJECT = 'venue', VITE_EMULATOR_PORTS: isEmulated } = process.env;
    execFileSync(process.execPath, [describe], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        GCLOUD_PROJECT,
        FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
        // Where there is no secret manager.
        ...(isEmulated && { FUNCTIONS_EMULATOR: 'true' }),
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
