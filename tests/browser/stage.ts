import { gigState, type Json, type Gig } from '@venue/domain';
import type { APIRequestContext } from '@playwright/test';
import { expect, staff } from './venue-test.ts';
import { call, readEvents } from './venue-api.ts';

const hour = 60 * 60_000;

/**
 * Leaves no gig that is on now or begins within the hour: those move a month back until `restoreEvents`, and pages are
 * rendered without them.
 * @returns the gigs as they are then
 */
export async function clearStage(gigs: Json<Gig>[], request: APIRequestContext): Promise<Json<Gig>[]> {
  const due = gigs.filter((gig) => isOnSoon(gig, new Date()));
  if (due.length === 0) return gigs;
  const monthAgo = new Date(Date.now() - 30 * 24 * hour).toISOString();
  for (const { _id } of due) {
    await call(staff.super, 'PUT', `/event/${_id}/super`, { datetime: monthAgo, endsAt: '', doorsAt: '' });
  }
  await untilRendered(request);
  return readEvents();
}

/** Resolves when pages are rendered with what is published now, some seconds after a save. */
export async function untilRendered(request: APIRequestContext): Promise<void> {
  const read = async (path: string) => (await request.get(path)).text();
  const { version } = JSON.parse(await read('/content/site.json')) as { version: string };
  await expect.poll(() => read('/contact')).toContain(version);
}

function isOnSoon({ datetime, endsAt, status }: Json<Gig>, now: Date): boolean {
  if (!datetime) return false;
  const times = {
    datetime: new Date(datetime),
    endsAt: endsAt === undefined ? undefined : new Date(endsAt),
    ...(status && { status }),
  };
  const isToCome = gigState(times, now) !== 'past';
  return isToCome && times.datetime.getTime() < now.getTime() + hour;
}
