import { fromLocalInput, type Json, type Gig } from '@venue/domain';
import type { Described } from '@venue/domain/schemas';
import { officeApi } from '../../api/office-api.ts';
import { contentCalls } from '../../records/content-calls.ts';
import { restoreDeleted } from '../../history/history-calls.ts';
import { uploadPicked } from '../../media/picked-files.ts';
import type { Plan } from './change/plan.ts';
import type { ImportedGig } from './csv/plan-import.ts';
import { eventPath } from './gig-path.ts';
import type { GigFormInput } from './gig-input.ts';
import type { GigName } from './find/search-gigs.ts';

/** An email to the guests of an evening, YYYY-MM-DD. */
export type EveningMail = { date: string; subject: string; text: string };

/** Counts returned after mailing an evening's guests. */
export type MailedEvening = { mailed: number; alreadyMailed: number; withoutEmail: number };

/** The calls that change gigs. All throw `ApiError`. */
export type GigCalls = typeof gigCalls;

const content = contentCalls<GigFormInput>('events', undefined, toBody);

export const gigCalls = {
  ...content,

  /** Lists a gig on several days at its time of day, all or none. */
  createSeries: async (input: GigFormInput & Described, days: readonly string[]): Promise<void> => {
    const { values } = await uploadPicked(input);
    const time = input.datetime.slice(11, 16);
    const dates = days.map((day) => fromLocalInput(`${day}T${time}`));
    const body = { event: toBody(values), dates, descriptions: values.descriptions };
    await officeApi({ method: 'POST', path: '/event/super/series', body });
  },

  /**
   * Says what has become of a gig as it was seen; a new start takes doors and likely end along. Resolves with the
   * `updatedAt` after it. Throws a conflict if somebody has saved the gig since.
   */
  changePlan: async (
    { _id }: Gig,
    { start, ...plan }: Plan,
    seen: Date | undefined,
  ): Promise<Date | undefined> => {
    const body = { ...plan, ...(start && { datetime: fromLocalInput(start) }), updatedAt: seen };
    const path = `/event/${_id}/super`;
    const { updatedAt } = await officeApi<Json<Gig>>({ method: 'PUT', path, body });
    return updatedAt ? new Date(updatedAt) : undefined;
  },

  /** Emails everybody with a table on the evening of a gig, each once. */
  mailEvening: ({ _id }: Gig, uid: string, mail: EveningMail): Promise<MailedEvening> => {
    return officeApi({ method: 'POST', path: `/event/super/${_id}/bookings-mail/${uid}`, body: mail });
  },

  /** Brings back a gig that was just deleted. */
  restore: (id: string): Promise<unknown> => restoreDeleted(eventPath(id)),

  /** Stores new and changed gigs, all or none. */
  importGigs: (events: readonly ImportedGig[]): Promise<unknown> => {
    return officeApi({ method: 'POST', path: '/event/super/import', body: { events } });
  },
};

/** The name and date of every gig, for the search. @throws ApiError */
export function fetchGigNames(): Promise<GigName[]> {
  return officeApi({ method: 'GET', path: '/event/names' });
}

/** Form values as a request body, without the form-only `repeat`. */
function toBody({ repeat: _repeat, ...input }: GigFormInput): object {
  // An empty date is no date: "to be announced".
  return { ...input, datetime: input.datetime ? fromLocalInput(input.datetime) : null };
}
