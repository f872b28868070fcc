/**
 * `npm run verify-book`: compares what each coming evening holds with its bookings, and mends what differs. A deployed
 * venue does so by itself, every night.
 */
import { command, text } from './shared/command.js';
import { choosePlace } from './shared/place.js';

const usage = `npm run verify-book
npm run verify-book -- --project ID

--project ID works in production; without it, on the emulators of the running venue.`;

await command(
  usage,
  { project: text },
  ({ values }) => values,
  async ({ project }) => {
    await choosePlace(project);
    const { describeBook } = await import('./verify-book/describe-book.js');
    console.log(await describeBook());
  },
);
