/**
 * `npm run staff -- …`: manages staff accounts and their roles.
 *
 * Works on the emulators of a running venue by default, and in production with `--project your-project-id`, as the
 * account that `gcloud auth application-default login` signed in. Passwords are typed or piped in, never arguments,
 * which other users of the machine could read.
 */
import { command, flag, text } from './shared/command.js';
import { choosePlace } from './shared/place.js';

const usage = `npm run staff -- list
npm run staff -- create EMAIL --name "NAME" --role super|admin|chef|host [--link]
npm run staff -- role EMAIL super|admin|chef|host
npm run staff -- grant EMAIL changeDishes|editBookings
npm run staff -- withdraw EMAIL changeDishes|editBookings
npm run staff -- disable EMAIL
npm run staff -- enable EMAIL
npm run staff -- remove EMAIL
npm run staff -- reset EMAIL

grant allows an account more than its role does: changeDishes (take dishes off and
confirm allergens) or editBookings (keep the book of tables) to a chef. withdraw ends it. Both apply at once.
create prompts for a password, or with --link prints a link for choosing one.
--project ID works in production; without it, on the emulators of the running venue
(at PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST).`;

const names = ['list', 'create', 'role', 'grant', 'withdraw', 'disable', 'enable', 'remove', 'reset'];

await command(
  usage,
  { name: text, role: text, link: flag, project: text },
  ({ values, positionals: [name = '', email = '', what, ...rest] }) => {
    const isKnown = names.includes(name) && (name === 'list') === (email === '') && rest.length === 0;
    if (!isKnown) return undefined;
    return { ...values, name, email, role: what ?? values.role, permission: what, username: values.name };
  },
  async ({ name, email, role, permission, username, link, project }) => {
    await choosePlace(project);
    const { runStaffCommand } = await import('./staff/commands.js');
    await runStaffCommand(name, { email, role, permission, name: username, link });
  },
  { allowPositionals: true },
);
