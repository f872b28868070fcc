import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVenueConfig } from '../scripts/venue-config/read.js';
import { buildSite } from './build-site.js';
import { bundle } from './bundle.js';
import { runsAs } from './src/service-accounts.js';

const here = dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/**
 * Builds the codebase `page`: the function that renders the public pages, with every package bundled, for the fastest
 * start. The folder also gets the site's server build, the built files that its pages name, and a functions.yaml, so
 * that firebase-tools need not run firebase-functions to find the function.
 * @param {string} outDir @param {string} webDist folder of the built site
 */
export async function buildPage(outDir, webDist) {
  await bundle(join(here, 'src/pages/index.ts'), outDir, {});
  await buildSite(join(outDir, 'site'), webDist);
  cpSync(join(webDist, 'assets'), join(outDir, 'site/assets'), { recursive: true });
  const manifest = {
    name: 'venue-page',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    // Not deployed: firebase-tools' emulator looks for both names before it starts a function.
    devDependencies: {
      'firebase-admin': dependencies['firebase-admin'],
      'firebase-functions': dependencies['firebase-functions'],
    },
  };
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // JSON is YAML.
  writeFileSync(join(outDir, 'functions.yaml'), `${JSON.stringify(await describeFunction(), null, 2)}\n`);
}

/** How the function is deployed, in the form that firebase-functions writes. */
async function describeFunction() {
  const { region, firebase } = await readVenueConfig();
  return {
    specVersion: 'v1alpha1',
    requiredAPIs: [],
    endpoints: {
      page: {
        platform: 'gcfv2',
        entryPoint: 'page',
        region: [region],
        serviceAccountEmail: runsAs('page', firebase.projectId),
        availableMemoryMb: 256,
        // A cached page takes a millisecond, so one instance can serve 80 requests at once. The timeout is beyond the
        // function's own deadline.
        concurrency: 80,
        timeoutSeconds: 15,
        minInstances: readMinInstances(),
        maxInstances: 20,
        // Publicly invocable.
        httpsTrigger: { invoker: ['public'] },
      },
    },
  };
}

/** The minimum number of instances: PAGE_MIN_INSTANCES in functions/.env, or 1. */
function readMinInstances() {
  const settings = join(here, '.env');
  const text = existsSync(settings) ? readFileSync(settings, 'utf8') : '';
  const [, value = '1'] = /^PAGE_MIN_INSTANCES=["']?([^"'\s]*)/m.exec(text) ?? [];
  if (!/^\d+$/.test(value))
    throw new Error(`functions/.env: PAGE_MIN_INSTANCES is a whole number such as 1, not "${value}".`);
  return Number(value);
}
