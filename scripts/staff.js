/**
 * `npm run staff -- …`: who works here and what they may do.
 *
 * On the emulators of a running venue by default; with `--project your-project-id` in production, as
 * whoever `gcloud auth application-default login` signed in. Passwords are typed (or piped in), never
 * given as an argument, where every other user of the machine could read them.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.js';
import { portsFor } from './ports.js';
import { SetupError, run } from './setup-error.js';

const usage = `npm run staff -- list
npm run staff -- create EMAIL --name "NAME" --role super|admin|chef [--link]
npm run staff -- role EMAIL super|admin|chef
npm run staff -- disable EMAIL
npm run staff -- enable EMAIL
npm run staff -- remove EMAIL
npm run staff -- reset EMAIL

create asks for a password, or with --link prints a link by which they choose their own.
--project ID works in production; without it, on the emulators of the venue that is open here
(PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, say where).`;

await run(async () => {
  const { command, email, third, options } = readArguments();
  ensureDependencies();
  await choosePlace(options.project);
  const { runStaffCommand } = await import('./staff/commands.js');
  await runStaffCommand(command, {
    email,
    role: third ?? options.role,
    name: options.name,
    link: options.link,
  });
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        link: { type: 'boolean', default: false },
        project: { type: 'string' },
      },
    });
    const [command = '', email = '', third, ...rest] = positionals;
    const known = ['list', 'create', 'role', 'disable', 'enable', 'remove', 'reset'];
    if (known.includes(command) && (command === 'list') === (email === '') && rest.length === 0)
      return { command, email, third, options: values };
  } catch (error) {
    // An unknown option, a password among them: its value must not be printed again.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new SetupError(usage);
}

/**
 * Points the Admin SDK to the emulators or to production, never to one by mistake for the other.
 * @param {string | undefined} project
 */
async function choosePlace(project) {
  const { env } = process;
  if (project && !project.startsWith('demo')) {
    for (const name of Object.keys(env)) if (name.endsWith('_EMULATOR_HOST')) delete env[name];
    env.GCLOUD_PROJECT = project;
    await ensureSignedIn();
    return;
  }
  const ports = portsFor(Number(env.PORT_SHIFT ?? 0));
  env.GCLOUD_PROJECT = project ?? env.GCLOUD_PROJECT ?? 'demo-venue';
  env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${ports.firestore}`;
  env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${ports.auth}`;
  // Nothing of the emulators needs Google; without this, the SDK looks for credentials first.
  env.METADATA_SERVER_DETECTION ??= 'none';
  for (const host of [env.FIREBASE_AUTH_EMULATOR_HOST, env.FIRESTORE_EMULATOR_HOST]) {
    await fetch(`http://${host}/`).catch(() => {
      throw new SetupError(`No emulator answers at ${host}. Open the venue first: npm start`);
    });
  }
}

async function ensureSignedIn() {
  const { applicationDefault } = await import('firebase-admin/app');
  await applicationDefault()
    .getAccessToken()
    .catch((/** @type {Error} */ { message }) => {
      throw new SetupError(
        `Google does not know who you are here. Sign in, then again: gcloud auth application-default login\n(${message})`,
      );
    });
}
