import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/*
 * The function `page` names no package of Firebase. What firebase-tools makes of its folder is asked of
 * firebase-tools itself, by the steps that its deploy takes before it talks to Google.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const built = process.env.FUNCTIONS_FOLDER ?? join(project, 'functions/dist');
const folder = join(built, 'page');
const require = createRequire(import.meta.url);
const { getRuntimeDelegate } = require('firebase-tools/lib/deploy/functions/runtimes/index.js');
const { resolveBackend } = require('firebase-tools/lib/deploy/functions/build.js');
const { allEndpoints } = require('firebase-tools/lib/deploy/functions/backend.js');
const { resolveCpuAndConcurrency } = require('firebase-tools/lib/deploy/functions/prepare.js');
const { endpointsAreValid } = require('firebase-tools/lib/deploy/functions/validate.js');
const { normalizeAndValidate } = require('firebase-tools/lib/functions/projectConfig.js');
const { functionFromEndpoint } = require('firebase-tools/lib/gcp/cloudfunctionsv2.js');
const { monthlyMinInstanceCost } = require('firebase-tools/lib/deploy/functions/pricing.js');
const projectId = 'demo-venue';

/** What a deploy would ask Google for. */
async function discover() {
  const delegate = await getRuntimeDelegate({
    projectId,
    projectDir: project,
    sourceDir: folder,
    runtime: 'nodejs22',
  });
  const firebaseConfig = { projectId };
  const { backend } = await resolveBackend({
    build: await delegate.discoverBuild({}, {}),
    firebaseConfig,
    userEnvs: {},
    nonInteractive: true,
    isEmulator: false,
  });
  resolveCpuAndConcurrency(backend);
  endpointsAreValid(backend);
  return allEndpoints(backend);
}

it('firebase-tools finds the function in the built folder, with its region, memory and limits', async () => {
  const endpoints = await discover();
  expect(endpoints).toEqual([
    expect.objectContaining({
      id: 'page',
      platform: 'gcfv2',
      region: 'europe-west1',
      entryPoint: 'page',
      runtime: 'nodejs22',
      httpsTrigger: { invoker: ['public'] },
      availableMemoryMb: 256,
      cpu: 1,
      concurrency: 80,
      timeoutSeconds: 15,
      minInstances: 1,
      maxInstances: 20,
    }),
  ]);
  const { buildConfig, serviceConfig } = functionFromEndpoint({ ...endpoints[0], codebase: 'page' });
  expect(buildConfig).toMatchObject({ runtime: 'nodejs22', entryPoint: 'page' });
  expect(serviceConfig).toMatchObject({ minInstanceCount: 1, maxInstanceRequestConcurrency: 80 });
});

it('the instance that waits for visitors costs what docs/cost.md says', async () => {
  const cost = monthlyMinInstanceCost(await discover()).toFixed(2);
  expect(readFileSync(join(project, 'docs/cost.md'), 'utf8')).toContain(`$${cost}`);
});

it('firebase.json names a codebase for every built folder, and each where it is built', () => {
  const { functions } = JSON.parse(readFileSync(join(project, 'firebase.json'), 'utf8'));
  const codebases: { codebase: string; source: string }[] = normalizeAndValidate(functions);
  expect(codebases.map(({ codebase, source }) => [codebase, relative('functions/dist', source)])).toEqual([
    ['default', 'default'],
    ['page', 'page'],
  ]);
});

it('the function loads nothing but Node and what lies beside it, and installs nothing', async () => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(dependencies ?? {}).toEqual({});
  const { metafile } = await build({
    entryPoints: [join(folder, 'index.js'), join(folder, 'site/render-page.js')],
    ...{ bundle: true, write: false, metafile: true, outdir: folder },
    ...{ platform: 'node', format: 'esm', packages: 'external', logLevel: 'silent' },
  });
  const outside = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .flatMap(({ path, external }) => (external ? [path] : []));
  expect(outside).toContain('node:http');
  expect(outside.filter((name) => !isBuiltin(name))).toEqual([]);
});
