import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from './function-process.js';
import { installFunctions } from './installed-functions.js';
import { atMost, figure, median } from './report.js';

const runs = 9;

/** The budgets: `pageTimesEmpty` relative to the empty function, `api` in ms, the others in MB. */
const budgets = { pageTimesEmpty: 1.7, pageMemory: 90, pageModules: 15, api: 700 };

/** @type {{ codebase: import('./function-process.js').Codebase, target: string, path: string }[]} */
const functions = [
  { codebase: 'empty', target: 'empty', path: '/' },
  { codebase: 'page', target: 'page', path: '/' },
  { codebase: 'default', target: 'api', path: '/menus/getAll' },
];

/**
 * Measures cold starts: the time from the start of a function's process to its first response, for each function in
 * turn, run as in production but with the emulators' database.
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
      memory: median(all.map(({ memory }) => memory)),
    }));
    const [empty, page, api] = /** @type {[typeof of[0], typeof of[0], typeof of[0]]} */ (of);
    return [
      figure('cold: an empty function, to the first answer', empty.ms, 'ms'),
      figure('cold: page, to the first answer', page.ms, 'ms'),
      atMost('cold: page, times the empty function', page.ms / empty.ms, budgets.pageTimesEmpty, '', 2),
      atMost('cold: page, memory', page.memory, budgets.pageMemory, 'MB'),
      atMost('cold: page, node_modules', modulesOf(installed.folder, 'page'), budgets.pageModules, 'MB'),
      atMost('cold: api, to the first answer', api.ms, budgets.api, 'ms'),
      figure('cold: api, memory', api.memory, 'MB'),
    ];
  } finally {
    installed.remove();
  }
}

/** @param {string} folder @param {(typeof functions)[number]} of @param {Record<string, string>} env */
async function measureStart(folder, { codebase, target, path }, env) {
  const instance = await startFunction(folder, codebase, target, env);
  try {
    return { ms: await instance.firstResponse(path), memory: instance.memory() };
  } finally {
    await instance.stop();
  }
}

/** The size of a codebase's installed packages in MB. @param {string} folder @param {string} codebase */
function modulesOf(folder, codebase) {
  const modules = join(folder, codebase, 'node_modules');
  if (!existsSync(modules)) return 0;
  return Number.parseInt(execFileSync('du', ['-sk', modules], { encoding: 'utf8' }), 10) / 1_024;
}
