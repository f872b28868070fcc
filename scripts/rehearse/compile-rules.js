import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cacheFolder, inProject } from '../shared/paths.js';
import { emulatorBinaries } from '../emulators/binaries.js';
import { tools } from './firebase-tools.js';

/** The longest source of rules that Firebase takes, in bytes. */
const mostBytes = 256 * 1024;

/**
 * Compiles the security rules with Google's compiler, as the emulators do.
 * @param {string[]} files in the project's folder
 * @returns {{ lines: string[], problems: string[] }}
 */
export function compileRules(files) {
  const runtime = rulesRuntime();
  // The runtime that firebase-tools downloads is made for Storage; the one built from the SDK's jar compiles both.
  const compiled = files.filter((file) => runtime.startsWith(cacheFolder) || file.endsWith('storage.rules'));
  const requests = compiled.map((file, id) => {
    const source = { files: [{ name: file, content: readFileSync(inProject(file), 'utf8') }] };
    return JSON.stringify({ id, action: 'load_ruleset', context: { rulesetName: file, source } });
  });
  const { stdout, status } = spawnSync('java', ['-jar', runtime, 'serve'], {
    input: `${requests.join('\n')}\n`,
    encoding: 'utf8',
  });
  /** @type {{ id: number, errors?: string[], warnings?: string[], result?: object }[]} */
  const answers = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const problems = compiled.flatMap((file, id) => {
    const answer = answers.find((each) => each.id === id);
    if (!answer) return [`${file} could not be compiled: the rules runtime ended with ${status}`];
    return [...(answer.errors ?? []), ...(answer.warnings ?? [])];
  });
  const sizes = files.map((file) => ({ file, bytes: statSync(inProject(file)).size }));
  return {
    lines: sizes.map(
      ({ file, bytes }) =>
        `${file}: ${Math.ceil(bytes / 1024)} kB, ${compiled.includes(file) ? 'compiles' : 'compiled by the emulator in npm test'}`,
    ),
    problems: [
      ...problems,
      ...sizes.filter(({ bytes }) => bytes > mostBytes).map(({ file }) => `${file} is longer than 256 kB`),
    ],
  };
}

/** Where the emulators' rules runtime is on this machine. */
function rulesRuntime() {
  const { STORAGE_EMULATOR_BINARY_PATH: found } = { ...process.env, ...emulatorBinaries() };
  return found ?? tools('emulator/downloadableEmulators').getDownloadDetails('storage').downloadPath;
}
