/** The Firestore emulator's own back door, for what no call can bring about. */
const documents = () => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-venue';
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents`;
};
const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };

/** The mail server has refused this mail, as far as the record says. */
export async function failMail(id: string, reason: string, mayHaveArrived = false): Promise<void> {
  const delivery = {
    state: { stringValue: 'ERROR' },
    attempts: { integerValue: '1' },
    error: { stringValue: reason },
    mayHaveArrived: { booleanValue: mayHaveArrived },
    startTime: { timestampValue: new Date().toISOString() },
    endTime: { timestampValue: new Date().toISOString() },
  };
  const body = JSON.stringify({ fields: { delivery: { mapValue: { fields: delivery } } } });
  const url = `${documents()}/mail/${id}?updateMask.fieldPaths=delivery&currentDocument.exists=true`;
  const answer = await fetch(url, { method: 'PATCH', headers, body });
  if (!answer.ok) throw new Error(`The mail ${id} cannot be changed: ${await answer.text()}`);
}

/** Waits until the function that sends mails has looked at this one. */
export async function mailWasTried(id: string): Promise<boolean> {
  const answer = await fetch(`${documents()}/mail/${id}`, { headers });
  const { fields } = (await answer.json()) as { fields?: Record<string, unknown> };
  return fields?.delivery !== undefined;
}

/** Begins the counts of bookings anew: all tests together book more than a restaurant takes in an hour. */
export async function forgetCounts(): Promise<void> {
  const root = documents().replace(/projects\/.*/, '');
  const list = `${documents()}/limits?pageSize=300&mask.fieldPaths=count`;
  for (;;) {
    const { documents: found } = (await (await fetch(list, { headers })).json()) as {
      documents?: { name: string }[];
    };
    if (!found) return;
    await Promise.all(found.map(({ name }) => fetch(root + name, { method: 'DELETE', headers })));
  }
}
