import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileRules } from '../../scripts/rehearse/compile-rules.js';
import { tools } from '../../scripts/rehearse/firebase-tools.js';
import { planFunctions } from '../../scripts/rehearse/plan-functions.js';
import { planHosting } from '../../scripts/rehearse/plan-hosting.js';
import { cacheFolder, inProject, root } from '../../scripts/shared/paths.js';

/*
 * What a rehearsal finds that the emulators do not show, in small folders of the shape that a build leaves.
 */
const projectId = 'lantern-live';
let folder: string;

beforeAll(() => {
  mkdirSync(cacheFolder, { recursive: true });
  // Inside the project: firebase-tools reads every path from there.
  folder = mkdtempSync(join(cacheFolder, 'faults-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** firebase.json of a site and one codebase, with these settings of its function. */
function configOf(endpoint: object, hosting: object = {}) {
  const page = {
    ...{
      platform: 'gcfv2',
      entryPoint: 'page',
      region: ['europe-west1'],
      availableMemoryMb: 256,
      maxInstances: 1,
    },
    ...{
      httpsTrigger: { invoker: ['public'] },
      serviceAccountEmail: `venue-page@${projectId}.iam.gserviceaccount.com`,
    },
    ...endpoint,
  };
  write('page/functions.yaml', JSON.stringify({ specVersion: 'v1alpha1', endpoints: { page } }));
  write('page/package.json', JSON.stringify({ name: 'page', main: 'index.js', engines: { node: '22' } }));
  write('page/index.js', 'exports.page = () => {};');
  const at = relative(root, folder);
  const { Config } = tools('config');
  const source = {
    functions: [{ source: `${at}/page`, codebase: 'page', runtime: 'nodejs22' }],
    hosting: { public: `${at}/web`, rewrites: [], headers: [], ...hosting },
  };
  return new Config(source, { cwd: root, projectDir: root });
}

const functionsOf = (endpoint: object) => planFunctions({ config: configOf(endpoint), projectId });

it('a function without an account of its own is found, and so is one of another project', async () => {
  expect((await functionsOf({})).problems).toEqual([]);
  for (const serviceAccountEmail of [null, 'venue-page@other-project.iam.gserviceaccount.com'])
    expect((await functionsOf({ serviceAccountEmail })).problems).toEqual([
      expect.stringMatching(/^page runs as .*, not as one of its own$/),
    ]);
});

it('what firebase-tools refuses in production only, such as many requests for little CPU, is refused here', async () => {
  await expect(functionsOf({ concurrency: 80, cpu: 0.5 })).rejects.toThrow('concurrent');
});

it('a rewrite to a function or file that is not deployed, or to another region, is found', async () => {
  write('web/app.html', '');
  const rewrites = [
    { source: '/a', destination: '/gone.html' },
    { source: '/b', function: { functionId: 'lost', region: 'europe-west1' } },
  ];
  const config = configOf({}, { rewrites });
  const { backends } = await planFunctions({ config, projectId });
  expect((await planHosting({ config, projectId, backends })).problems).toEqual([
    '/a leads to /gone.html that is not deployed',
    '/b leads to a function that is not deployed',
    'app.html has no Content-Security-Policy that begins with nothing',
  ]);
  const elsewhere = [{ source: '**', function: { functionId: 'page', region: 'europe-north1' } }];
  const wrong = configOf({}, { rewrites: elsewhere });
  await expect(planHosting({ config: wrong, projectId, backends })).rejects.toThrow('wrong region');
});

it('an asset that is not kept, and a build for emulators, are found', async () => {
  write('web/app.html', '');
  write('web/assets/app.js', 'fetch("http://127.0.0.1:8080")');
  const headers = [
    {
      source: '**/*.html',
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src http://127.0.0.1:8080" },
      ],
    },
  ];
  const config = configOf({}, { headers });
  expect((await planHosting({ config, projectId, backends: {} })).problems).toEqual([
    'the headers of app.html name this machine',
    'assets/app.js is kept too short',
    'assets/app.js was built for emulators',
  ]);
});

it('rules that do not compile are found, with the line', () => {
  write(
    'storage.rules',
    "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n    alow read;\n  }\n}\n",
  );
  const file = relative(inProject('.'), join(folder, 'storage.rules'));
  expect(compileRules(['storage.rules']).problems).toEqual([]);
  expect(compileRules([file]).problems.join('\n')).toMatch(/storage\.rules:4:5 - ERROR/);
});
