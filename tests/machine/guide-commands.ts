import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inProject, root } from '../../scripts/shared/paths.js';

/** The programs that a guide's commands call, each replaced by one that writes down how it was called. */
const recorded = ['gcloud', 'npx', 'npm', 'git', 'curl'];

/** Answers that later commands of the guides work with. */
const recorder = `#!/bin/sh
{ printf '%s\\0' "$(basename "$0")" "$@"; printf '\\n'; } >> "$RECORD"
cat > /dev/null
case "$*" in
  *projectNumber*) echo 123456789012 ;;
  *'channels list'*) echo projects/p/notificationChannels/1 ;;
  *print-access-token*) echo token ;;
esac
`;

/** The blocks of commands in a guide, in order. */
export function commandBlocks(guide: string): string[] {
  const text = readFileSync(inProject(guide), 'utf8');
  return [...text.matchAll(/^```\n([^]*?)^```$/gm)].map(([, block]) => block!);
}

/** Commands in a guide's sentences and tables. */
export function inlineCommands(guide: string): string[] {
  const text = readFileSync(inProject(guide), 'utf8').replace(/^```[^]*?^```$/gm, '');
  return [...text.matchAll(/`((?:gcloud|npx firebase) [^`]+)`/g)].map(([, command]) =>
    command!.replace(/\s+/g, ' '),
  );
}

/**
 * Runs commands in a shell as their reader would, with every program that reaches beyond this machine replaced by a
 * recorder. Resolves with how each was called, and whether the shell got to the end.
 */
export function runRecorded(commands: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'venue-guide-'));
  try {
    const programs = join(folder, 'bin');
    const record = join(folder, 'record');
    mkdirSync(programs);
    mkdirSync(join(folder, 'functions'));
    writeFileSync(record, '');
    for (const name of recorded) {
      writeFileSync(join(programs, name), recorder);
      chmodSync(join(programs, name), 0o755);
    }
    const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: folder,
      env: { PATH: `${programs}${delimiter}${process.env['PATH']}`, RECORD: record, HOME: folder, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    const calls = readFileSync(record, 'utf8').split('\0\n').filter(Boolean);
    return { calls: calls.map((call) => call.split('\0')), status, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The Google Cloud SDK of this machine; GOOGLE_CLOUD_SDK=none: as if there were none. */
function findSdk(): string | undefined {
  if (process.env['GOOGLE_CLOUD_SDK'] === 'none') return undefined;
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))))
    .find((sdk) => existsSync(join(sdk, 'lib/googlecloudsdk')));
}

/** Younger than the gcloud of many machines: where it is unknown, the list decides. */
const youngCommands = ['firestore databases clone'];

/** What gcloud says of argument lists that it does not take: its own parser where it is installed, else `known`. */
export function refusedByGcloud(calls: string[][], known: Record<string, string[]>): string[] {
  const sdk = findSdk();
  if (!sdk) return calls.flatMap((call) => refusedByList(call, known));
  const bundled = join(sdk, 'platform/bundledpythonunix/bin/python3');
  const config = mkdtempSync(join(tmpdir(), 'venue-gcloud-'));
  try {
    // Signing in would open a browser; asking for help ends before.
    const input = calls.map((call) => (call.includes('login') ? [...call, '--help'] : call));
    const output = execFileSync(
      existsSync(bundled) ? bundled : 'python3',
      [inProject('tests/machine/gcloud-accepts.py'), sdk],
      {
        cwd: root,
        input: JSON.stringify(input),
        env: {
          PATH: process.env['PATH'],
          // Nobody's settings and no account, not even that of a machine in Google's cloud.
          CLOUDSDK_CONFIG: config,
          CLOUDSDK_CORE_CHECK_GCE_METADATA: 'false',
          CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
          CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: 'true',
          CLOUDSDK_CORE_PROJECT: 'some-project',
          CLOUDSDK_CORE_LOG_HTTP: 'false',
          PYTHONDONTWRITEBYTECODE: '1',
        },
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    const refusals: (string | null)[] = JSON.parse(output.toString().trim().split('\n').at(-1)!);
    return refusals.flatMap((said, i) => {
      const call = calls[i]!;
      if (!said) return [];
      const isYoung = youngCommands.some((name) => call.join(' ').startsWith(`${name} `));
      if (isYoung && said.includes('Maybe you meant')) return refusedByList(call, known);
      return [`gcloud ${call.join(' ')}\n${said}`];
    });
  } finally {
    rmSync(config, { recursive: true });
  }
}

/** The command's name and flags in the list of those that gcloud is known to take. */
export function refusedByList(call: string[], known: Record<string, string[]>): string[] {
  const line = call.join(' ');
  const name = Object.keys(known)
    .filter((each) => `${line} `.startsWith(`${each} `))
    .sort((a, b) => b.length - a.length)[0];
  if (!name) return [`gcloud ${line}: an unknown command`];
  // Every command takes --project.
  const unknown = flagsOf(call).filter((flag) => flag !== '--project' && !known[name]!.includes(flag));
  return unknown.length > 0 ? [`gcloud ${line}: unknown ${unknown.join(', ')}`] : [];
}

/** The names of the flags of a call. */
export function flagsOf(call: string[]): string[] {
  return call.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0]!);
}

type FirebaseCommand = {
  _name: string;
  options: FirebaseOption[];
  registeredArguments?: { required: boolean }[];
  _args: { required: boolean }[];
};
type FirebaseOption = { short?: string; long: string; required: boolean };

/** What firebase-tools' own definitions say against calls of `firebase`. */
export function refusedByFirebase(calls: string[][]): string[] {
  const client = createRequire(import.meta.url)('firebase-tools');
  const { options: common, commands } = client.cli as {
    options: FirebaseOption[];
    commands: FirebaseCommand[];
  };
  return calls.flatMap(([name = '', ...words]) => {
    client.getCommand(name);
    const command = commands.find(({ _name }) => _name === name);
    if (!command) return [`firebase ${name}: an unknown command`];
    const options = [...common, ...command.options];
    const given: string[] = [];
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i]!;
      if (!word.startsWith('-')) {
        given.push(word);
        continue;
      }
      const option = options.find(({ short, long }) => word === short || word === long);
      if (!option) return [`firebase ${name}: unknown ${word}`];
      // The option's value: "--data-file -" reads from standard input.
      if (option.required) i += 1;
    }
    const needed = command._args.filter(({ required }) => required).length;
    return given.length < needed || given.length > command._args.length
      ? [`firebase ${name} does not take the words ${given.join(' ')}`]
      : [];
  });
}

/** What the project's own scripts say against calls of `npm run`. */
export function refusedByScripts(calls: string[][]): string[] {
  return calls.flatMap(([name = '', , ...words]) => {
    const file = inProject(`scripts/${name}.js`);
    if (!existsSync(file)) return name === 'build' ? [] : [`npm run ${name}: no such script`];
    const text = readFileSync(file, 'utf8');
    const taken = flagsOf(words).map((flag) => flag.slice(2));
    const unknown = taken.filter((flag) => !new RegExp(`\\b${flag}'?: (text|flag)\\b`).test(text));
    return unknown.length > 0 ? [`npm run ${name}: unknown ${unknown.join(', ')}`] : [];
  });
}
