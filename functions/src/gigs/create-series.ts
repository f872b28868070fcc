import type { Gig } from '@venue/domain';
import { gigSchema, type Described, type GigSeriesInput } from '@venue/domain/schemas';
import type { Actor } from '../requests/actor.ts';
import { parseBody } from '../requests/read-input.ts';
import { saveGigs } from './save-gigs.ts';

/**
 * Creates a gig for each date, all or none. Doors and end have the same distance from each start as from that of the
 * given gig, or from the first date if it has none.
 */
export async function createSeries(
  { event, dates, descriptions }: GigSeriesInput & Described,
  by: Actor,
): Promise<Gig[]> {
  const { updatedAt: _updatedAt, ...fields } = event;
  const start = event.datetime ?? dates[0]!;
  await parseBody(gigSchema, { ...fields, datetime: start });
  return saveGigs(
    dates.map((datetime) => {
      const moved = (time: Date | null | undefined) =>
        time ? new Date(time.getTime() + datetime.getTime() - start.getTime()) : null;
      const { doorsAt, endsAt } = event;
      return { fields: { ...fields, datetime, doorsAt: moved(doorsAt), endsAt: moved(endsAt) } };
    }),
    by,
    descriptions,
  );
}
