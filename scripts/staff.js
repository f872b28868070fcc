/**
 * `npm run staff -- …`: who works here and what they may do.
 *
 * On the emulators of a running venue by default; with `--project your-project-id` in production, as
 * whoever `gcloud auth application-default login` signed in. Passwords are typed (or piped in), never
 * given as an argument, where every other user of the machine could read them.
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

create asks for a password, or with --link prints a link by which they choose their own.
--project ID works in production; without it, on the emulators of the venue that is open here
(PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, say where).`;

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
