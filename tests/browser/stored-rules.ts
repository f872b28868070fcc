/** The Firestore emulator's own back door, for rules that a test brings and takes away again. */
const address = () => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-venue';
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents/bookingRules/main`;
};
const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };

/** Stores booking rules with these numbers and no others, until `restore` brings back what was there. */
export async function storeRules(rules: Record<string, number>): Promise<{ restore: () => Promise<void> }> {
  const before = (await (await fetch(address(), { headers })).json()) as { fields?: object };
  const fields = Object.entries(rules).map(([name, value]) => [name, { integerValue: String(value) }]);
  await write(Object.fromEntries(fields) as object);
  return { restore: () => (before.fields ? write(before.fields) : remove()) };
}

async function write(fields: object): Promise<void> {
  const answer = await fetch(address(), { method: 'PATCH', headers, body: JSON.stringify({ fields }) });
  if (!answer.ok) throw new Error(`The booking rules cannot be stored: ${await answer.text()}`);
}

async function remove(): Promise<void> {
  await fetch(address(), { method: 'DELETE', headers });
}
