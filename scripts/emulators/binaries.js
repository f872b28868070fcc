import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { cacheFolder, inProject, root } from '../shared/paths.js';
import { SetupError } from '../shared/setup-error.js';

const oldestJava = 11;
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Finds the two Java programs that the emulators need and says where they are, as environment
 * variables for firebase-tools. In this order: what the variables say already, what firebase-tools
 * downloaded earlier, the Google Cloud SDK's Firestore emulator, a download by firebase-tools.
 * @returns {Record<string, string>}
 */
export function emulatorBinaries() {
  checkJava();
  return {
    ...locate('firestore', 'Firestore emulator', firestoreLauncher),
    ...locate('storage', 'Storage rules runtime', storageRulesRuntime),
  };
}

/** The jar of the Firestore emulator, for a test that opens and ends one of its own. @returns {string} */
export function firestoreJar() {
  const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
  return emulatorBinaries()[variable] ?? process.env[variable] ?? downloadedPath('firestore');
}

/**
 * @param {'firestore' | 'storage'} emulator @param {string} title
 * @param {(sdk: string) => string} fromSdk makes the program out of the SDK's jar
 * @returns {Record<string, string>}
 */
function locate(emulator, title, fromSdk) {
  const variable = `${emulator.toUpperCase()}_EMULATOR_BINARY_PATH`;
  if (isProvided(variable, emulator)) return {};
  const sdk = sdkJar();
  if (sdk) return { [variable]: fromSdk(sdk) };
  download(emulator, title);
  return {};
}

function checkJava() {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1]);
  if (error || !version) {
    throw new SetupError(
      `Java is needed for the Firestore and Storage emulators and was not found.\nInstall a JDK, ${oldestJava} or newer, so that "java -version" works, then start again.`,
    );
  }
  if (version < oldestJava) {
    throw new SetupError(
      `Java ${oldestJava} or newer is needed for the emulators; "java -version" says ${version}.\n` +
        'Install a newer JDK and put it first in PATH, then start again.',
    );
  }
}

/** @param {string} variable @param {'firestore' | 'storage'} emulator */
function isProvided(variable, emulator) {
  const path = process.env[variable];
  if (path) {
    if (existsSync(path)) return true;
    throw new SetupError(`${variable} names a file that is not there: ${path}`);
  }
  return existsSync(downloadedPath(emulator));
}

/** Where firebase-tools keeps what it has downloaded. @param {'firestore' | 'storage'} emulator */
function downloadedPath(emulator) {
  const downloads = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const info = createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return join(downloads, info[emulator].downloadPathRelativeToCacheDir);
}

/** @returns {string | undefined} the Firestore emulator of a Google Cloud SDK on this machine */
function sdkJar() {
  const besideGcloud = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  const sdks = [
    process.env.CLOUDSDK_ROOT_DIR,
    ...besideGcloud,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  // GOOGLE_CLOUD_SDK=none: as if there were none on this machine.
  if (process.env.GOOGLE_CLOUD_SDK === 'none') return undefined;
  return sdks.flatMap((sdk) => (sdk ? [join(sdk, jarInSdk)] : [])).find((jar) => existsSync(jar));
}

/**
 * The SDK's jar names no main class, which "java -jar" needs: a jar around it that holds nothing
 * but a manifest.
 * @param {string} sdk
 */
function firestoreLauncher(sdk) {
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return cachedJar('firestore-emulator', main, sdk);
}

/**
 * The SDK's jar holds Google's rules engine: the Storage rules runtime is a small program over it.
 * @param {string} sdk
 */
function storageRulesRuntime(sdk) {
  return cachedJar(
    'storage-rules-runtime',
    'StorageRulesRuntime',
    sdk,
    inProject('scripts/emulators/StorageRulesRuntime.java'),
  );
}

/**
 * Builds a jar around the SDK's once per manifest and source.
 * @param {string} name @param {string} main its main class @param {string} sdk @param {string} [source] a Java program
 */
function cachedJar(name, main, sdk, source) {
  const manifest = `Manifest-Version: 1.0\nMain-Class: ${main}\n${wrapped(`Class-Path: file:${sdk}`)}`;
  const hash = createHash('sha256').update(manifest);
  if (source) hash.update(readFileSync(source));
  const jar = join(cacheFolder, 'emulators', `${name}-${hash.digest('hex').slice(0, 12)}.jar`);
  if (existsSync(jar) && statSync(jar).size > 0) return jar;
  const folder = `${jar}.${process.pid}`;
  const classes = join(folder, 'classes');
  const list = join(folder, 'MANIFEST.MF');
  const made = join(folder, 'made.jar');
  mkdirSync(classes, { recursive: true });
  if (source) compile(source, sdk, classes);
  writeFileSync(list, manifest);
  try {
    execFileSync('jar', ['cfm', made, list, '-C', classes, '.']);
  } catch (error) {
    throw new SetupError(`The "jar" program of a JDK is needed to prepare the emulators.\n${String(error)}`);
  }
  renameSync(made, jar);
  rmSync(folder, { recursive: true });
  return jar;
}

/** @param {string} source @param {string} sdk @param {string} folder for the classes */
function compile(source, sdk, folder) {
  try {
    // No annotation processors: the SDK's jar brings some that do not run here.
    execFileSync('javac', ['-proc:none', '-nowarn', '-cp', sdk, '-d', folder, source], { stdio: 'pipe' });
  } catch (error) {
    throw new SetupError(
      `The Storage rules runtime could not be compiled. A JDK (with javac) is needed, a JRE is not enough.\n${String(error)}`,
    );
  }
}

/** A manifest's lines end at 72 bytes and go on behind a space. @param {string} line */
function wrapped(line) {
  return `${line.replace(/(.{70})(?=.)/g, '$1\n ')}\n`;
}

/** @param {'firestore' | 'storage'} emulator @param {string} title */
function download(emulator, title) {
  console.log(`Downloading the ${title} …`);
  const { status } = spawnSync(
    process.execPath,
    [inProject('node_modules/firebase-tools/lib/bin/firebase.js'), `setup:emulators:${emulator}`],
    { cwd: root, stdio: 'ignore', timeout: 300_000 },
  );
  if (status === 0) return;
  throw new SetupError(
    `The ${title} is not on this machine and could not be downloaded.\n` +
      'Connect to the internet once, or install the Google Cloud SDK with its Firestore emulator\n' +
      '("gcloud components install cloud-firestore-emulator", or the package google-cloud-cli-firestore-emulator).',
  );
}
