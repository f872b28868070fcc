/**
 * `npm run staff -- …`: manages staff accounts and their roles.
 *
 * Works on the emulators of a running venue by default, and in production with `--project your-project-id`, as the
 * account that `gcloud auth application-default login` signed in. Passwords are typed or piped in, never arguments,
 * which other users of the machine could read.
 */
import { command, flag, text } from './command.js';
import { choosePlace } from './place.js';

const usage = `npm run staff -- list
npm run staff -- create EMAIL --name "NAME" --role super|admin|chef [--link]
npm run staff -- role EMAIL super|admin|chef
npm run staff -- disable EMAIL
npm run staff -- enable EMAIL
npm run staff -- remove EMAIL
npm run staff -- reset EMAIL

create prompts for a password, or with --link prints a link for choosing one.
--project ID works in production; without it, on the emulators of the running venue
(at PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST).`;

const names = ['list', 'create', 'role', 'disable', 'enable', 'remove', 'reset'];

await command(
  usage,
  { name: text, role: text, link: flag, project: text },
  ({ values, positionals: [name = '', email = '', role, ...rest] }) => {
    const isKnown = names.includes(name) && (name === 'list') === (email === '') && rest.length === 0;
    return isKnown ? { ...values, name, email, role: role ?? values.role, username: values.name } : undefined;
  },
  async ({ name, email, role, username, link, project }) => {
    await choosePlace(project);
    const { runStaffCommand } = await import('./staff/commands.js');
    await runStaffCommand(name, { email, role, name: username, link });
  },
  { allowPositionals: true },
);
