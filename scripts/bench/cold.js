import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from './function-process.js';
import { installFunctions } from './installed-functions.js';
import { atMost, figure, median } from './report.js';

const runs = 9;

/** The budgets: `pageTimesEmpty` relative to the empty function, `api` in ms, the others in MB. */
const budgets = { pageTimesEmpty: 1.7, pageMemory: 90, pageModules: 15, api: 700 };

/** @type {{ name: string, codebase: import('./function-process.js').Codebase, target: string, path: string }[]} */
const functions = [
  { name: 'an empty function', codebase: 'empty', target: 'empty', path: '/' },
  { name: 'page, home', codebase: 'page', target: 'page', path: '/' },
  { name: 'api, all menus', codebase: 'default', target: 'api', path: '/menus/getAll' },
];

/**
 * Measures cold starts: the time from the start of a function's process to its first response, for each function in
 * turn, run as in production but with the emulators' database. CPU time varies less than elapsed time on a shared
 * machine.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureCold(venue) {
  const { functions: built, env } = await venue.open();
  const installed = installFunctions(built);
  try {
    const starts = functions.map(() => /** @type {Awaited<ReturnType<typeof measureStart>>[]} */ ([]));
    for (let run = 0; run < runs; run += 1)
      for (const [index, each] of functions.entries())
        starts[index]?.push(await measureStart(installed.folder, each, env));
    const of = starts.map((all) => ({
      ms: median(all.map(({ ms }) => ms)),
      fastest: Math.min(...all.map(({ ms }) => ms)),
      slowest: Math.max(...all.map(({ ms }) => ms)),
      cpu: median(all.map(({ cpu }) => cpu)),
      memory: median(all.map(({ memory }) => memory)),
    }));
    const [empty, page, api] = /** @type {[typeof of[0], typeof of[0], typeof of[0]]} */ (of);
    return [
      ...functions.flatMap(({ name }, index) => describe(name, of[index])),
      atMost('cold: page, times the empty function', page.ms / empty.ms, budgets.pageTimesEmpty, '', 2),
      figure('cold: page, times the empty function in CPU', page.cpu / empty.cpu, '', 2),
      figure('cold: api, times the empty function in CPU', api.cpu / empty.cpu, '', 2),
      atMost('cold: api, to the first answer', api.ms, budgets.api, 'ms'),
      atMost('cold: page, memory', page.memory, budgets.pageMemory, 'MB'),
      atMost('cold: page, node_modules', modulesOf(installed.folder, 'page'), budgets.pageModules, 'MB'),
      figure('cold: api, node_modules', modulesOf(installed.folder, 'default'), 'MB'),
    ];
  } finally {
    installed.remove();
  }
}

/** @param {string} folder @param {(typeof functions)[number]} of @param {Record<string, string>} env */
async function measureStart(folder, { codebase, target, path }, env) {
  const instance = await startFunction(folder, codebase, target, env);
  try {
    const ms = await instance.firstResponse(path);
    return { ms, cpu: instance.cpu(), memory: instance.memory() };
  } finally {
    await instance.stop();
  }
}

/** @param {string} name @param {{ ms: number, fastest: number, slowest: number, cpu: number, memory: number } | undefined} of */
function describe(name, of) {
  if (!of) return [];
  return [
    figure(`cold: ${name}, to the first answer`, of.ms, 'ms'),
    figure(`cold: ${name}, fastest of ${runs}`, of.fastest, 'ms'),
    figure(`cold: ${name}, slowest of ${runs}`, of.slowest, 'ms'),
    figure(`cold: ${name}, CPU`, of.cpu, 'ms'),
    figure(`cold: ${name}, memory`, of.memory, 'MB'),
  ];
}

/** The size of a codebase's installed packages in MB. @param {string} folder @param {string} codebase */
function modulesOf(folder, codebase) {
  const modules = join(folder, codebase, 'node_modules');
  if (!existsSync(modules)) return 0;
  return Number.parseInt(execFileSync('du', ['-sk', modules], { encoding: 'utf8' }), 10) / 1_024;
}
