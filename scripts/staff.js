/**
 * `npm run staff -- …`: who works here and what they may do.
 *
 * On the emulators of a running venue by default; with `--project your-project-id` in production, as
 * whoever `gcloud auth application-default login` signed in. Passwords are typed (or piped in), never
 * given as an argument, where every other user of the machine could read them.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.js';
import { choosePlace } from './place.js';
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
