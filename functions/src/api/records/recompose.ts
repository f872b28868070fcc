import { endpoint } from '../endpoint.ts';
import { dateTime, flag, named, optional } from '../openapi/json-schema.ts';

/** Scheduled publishing. */
export const recomposeEndpoints = [
  endpoint('post', '/recompose', {
    tag: 'Content',
    name: 'recompose',
    access: 'anyone',
    summary:
      'Publishes menus, pages and gigs that have started or ended since the last save. Does nothing when none has.',
    success: {
      schema: named('Recomposed', {
        isChanged: flag('Whether something was due.'),
        nextChangeAt: optional(dateTime('When something is due next; missing if nothing is.')),
      }),
      description: 'The published site is up to date.',
    },
    errors: [409],
    handle: async () => {
      // The emulators run no schedules: `npm start` calls this each minute instead.
      if (process.env['FUNCTIONS_EMULATOR'] === 'true')
        await (await import('../../bookings/remind-guests.ts')).remindGuests(new Date());
      return (await import('../../records/recompose.ts')).recompose();
    },
  }),
];
