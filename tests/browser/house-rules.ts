/** The Firestore emulator's own back door to the booking rules. */
const rules = () => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-venue';
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents/bookingRules/main`;
};
const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };

/** Stores booking rules of numbers, and how long every party stays; what is left out is as in a house without rules. */
export async function storeRules(values: Record<string, number>, turnMinutes?: number): Promise<void> {
  const integer = (value: number) => ({ integerValue: String(value) });
  const numbers = Object.entries(values).map(([name, value]) => [name, integer(value)]);
  const turn = (minutes: number) => ({
    mapValue: { fields: { upTo: integer(99), minutes: integer(minutes) } },
  });
  const fields = {
    ...Object.fromEntries(numbers),
    ...(turnMinutes && { turnMinutes: { arrayValue: { values: [turn(turnMinutes)] } } }),
  };
  const answer = await fetch(rules(), { method: 'PATCH', headers, body: JSON.stringify({ fields }) });
  if (!answer.ok) throw new Error(`The rules cannot be stored: ${await answer.text()}`);
}

/** The house has no booking rules any more. */
export async function dropRules(): Promise<void> {
  await fetch(rules(), { method: 'DELETE', headers });
}
