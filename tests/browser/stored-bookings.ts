import { nightOf, type Booking } from '@venue/domain';
import { randomUUID } from 'node:crypto';

const documents = () => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-venue';
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents`;
};
const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };

/** The reminder of a booking is due now. */
export async function remindNow(id: string): Promise<void> {
  const fields = { reminderAt: { timestampValue: new Date().toISOString() } };
  const url = `${documents()}/bookings/${id}?updateMask.fieldPaths=reminderAt&currentDocument.exists=true`;
  const answer = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ fields }) });
  if (!answer.ok) throw new Error(`The booking cannot be changed: ${await answer.text()}`);
}

/**
 * Stores a booking by the Firestore emulator's own back door: whatever the opening hours are, and whether its time is
 * past or not. For tonight at 23:59 unless said otherwise; 05:00 is always past.
 */
export async function storeBooking(changes: Partial<Booking> = {}): Promise<string> {
  const name = changes.name ?? `Guest ${randomUUID().slice(0, 5)}`;
  const booking = {
    date: nightOf(new Date()),
    time: '23:59',
    partySize: 2,
    phone: '087 555 0103',
    ...changes,
    name,
  };
  const fields = Object.fromEntries(
    Object.entries(booking).map(([key, value]) => [
      key,
      typeof value === 'number' ? { integerValue: String(value) } : { stringValue: String(value) },
    ]),
  );
  const answer = await fetch(`${documents()}/bookings?documentId=${randomUUID()}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ fields: { ...fields, createdAt: { timestampValue: new Date().toISOString() } } }),
  });
  if (!answer.ok) throw new Error(`The booking cannot be stored: ${await answer.text()}`);
  return name;
}
