import { fromLocalInput, type Json, type MusicEvent } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';
import { uploadPicked } from '../../media/upload-image.ts';
import type { EventFormInput } from './event-input.ts';

/** What came of storing an event: when it was stored, and what was not uploaded, in sentences. */
export type EventStored = { updatedAt: Date | undefined; failures: string[] };

/** Stores a new event, its picture first (section 7). */
export async function createEvent(input: EventFormInput): Promise<EventStored> {
  return store('POST', '/event/super', input, undefined);
}

/** Stores a changed event. `basedOn` is the state it was typed over: 409 when that is not the latest. */
export async function updateEvent(
  id: string,
  input: EventFormInput,
  basedOn: Date | undefined,
): Promise<EventStored> {
  return store('PUT', `/event/${id}/super`, input, basedOn);
}

/** Takes an event off the site; its last state stays in the history. */
export async function deleteEvent(id: string): Promise<void> {
  await officeApi({ method: 'DELETE', path: `/event/${id}/super` });
}

async function store(
  method: 'POST' | 'PUT',
  path: string,
  input: EventFormInput,
  updatedAt: Date | undefined,
): Promise<EventStored> {
  const { values, failures } = await uploadPicked(input);
  const body = { ...values, datetime: fromLocalInput(values.datetime), updatedAt };
  const answer = await officeApi<Json<MusicEvent>>({ method, path, body });
  return { updatedAt: answer.updatedAt ? new Date(answer.updatedAt) : undefined, failures };
}
