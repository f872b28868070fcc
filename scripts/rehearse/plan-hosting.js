import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostingMatcher, tools } from './firebase-tools.js';
import { megabytes } from './plan-functions.js';

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

/** The largest file of Hosting, in bytes. */
const mostBytes = 2 * 1024 * 1024 * 1024;

/** What no address of a live site may say: it was built for emulators. */
const local = /127\.0\.0\.1|localhost/;

/**
 * What firebase-tools makes of the built site: its configuration, files, headers and where requests go.
 * @param {{ config: any, projectId: string, backends: Record<string, unknown> }} options `backends`: the functions to deploy
 * @returns {Promise<{ lines: string[], problems: string[] }>}
 * @throws what firebase-tools refuses
 */
export async function planHosting({ config, projectId, backends }) {
  const { hostingConfig } = tools('hosting/config');
  const { convertConfig } = tools('deploy/hosting/convertConfig');
  const { listFiles } = tools('listFiles');
  const { empty } = tools('deploy/functions/backend');
  const [hosting] = hostingConfig({ config, cwd: config.projectDir, site: projectId, project: projectId });
  const functions = Object.fromEntries(
    Object.entries(backends).map(([codebase, wantBackend]) => [codebase, { wantBackend }]),
  );
  const converted = await convertConfig(
    { projectId, existingBackendPromise: Promise.resolve(empty()) },
    { functions },
    { config: hosting, version: 'sites/rehearsal/versions/rehearsal' },
  );
  const folder = config.path(hosting.public);
  /** @type {string[]} */
  const files = listFiles(folder, hosting.ignore);
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    lines: [
      `${files.length} files, ${megabytes(bytes)}; the largest is ${largest(files, sizes)}`,
      ...converted.rewrites.map(describeRewrite),
    ],
    problems: [
      ...files.filter((_file, i) => (sizes[i] ?? 0) > mostBytes).map((file) => `${file} is larger than 2 GB`),
      ...strayRewrites(converted.rewrites, files),
      ...headerProblems(hosting.headers, files, folder),
    ],
  };
}

/** @param {string[]} files @param {number[]} sizes */
function largest(files, sizes) {
  const most = Math.max(...sizes);
  return `${files[sizes.indexOf(most)]} with ${Math.ceil(most / 1024)} kB`;
}

/** @param {{ glob: string, path?: string, function?: string, run?: { serviceId: string, region: string } }} rewrite */
function describeRewrite({ glob, path, run }) {
  return `${glob} → ${run ? `function ${run.serviceId} in ${run.region}` : path}`;
}

/** Rewrites to a file or function that this deploy does not bring. @param {{ glob: string, path?: string, run?: object }[]} rewrites @param {string[]} files */
function strayRewrites(rewrites, files) {
  return rewrites
    .filter(({ path, run }) => (path ? !files.includes(path.slice(1)) : !run))
    .map(({ glob, path }) => `${glob} leads to ${path ?? 'a function'} that is not deployed`);
}

/**
 * Every document has a Content-Security-Policy, everything under assets is kept for ever and nothing else for more than
 * a day, and nothing names this machine.
 * @param {HeaderRule[]} rules @param {string[]} files @param {string} folder
 */
function headerProblems(rules, files, folder) {
  const matches = hostingMatcher();
  return files.flatMap((file) => {
    const sent = Object.fromEntries(
      rules
        .filter((rule) => matches(`/${file}`, rule))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
    const isForever = /immutable/.test(sent['cache-control'] ?? '');
    const policy = sent['content-security-policy'] ?? '';
    return [
      ...(file.endsWith('.html') && !policy.includes("default-src 'none'")
        ? [`${file} has no Content-Security-Policy that begins with nothing`]
        : []),
      ...(file.startsWith('assets/') === isForever
        ? []
        : [`${file} is kept ${isForever ? 'for ever' : 'too short'}`]),
      ...(Object.values(sent).some((value) => local.test(value))
        ? [`the headers of ${file} name this machine`]
        : []),
      ...(/^assets\/.*\.js$/.test(file) && /127\.0\.0\.1:\d/.test(readFileSync(join(folder, file), 'utf8'))
        ? [`${file} was built for emulators`]
        : []),
    ];
  });
}
