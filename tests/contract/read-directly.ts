/**
 * Whether Firestore itself, past the API, lets the bearer of the token read the document or list the
 * collection: what a browser with an old token could still do. Throws when it answers neither yes nor no.
 */
export async function readsDirectly(token: string, path: string): Promise<boolean> {
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-venue';
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const url = `http://${host}/v1/projects/${project}/databases/(default)/documents/${path}?pageSize=1`;
  const { ok, status } = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  // 404: allowed to look, but there is nothing.
  if (ok || status === 404) return true;
  if (status === 403) return false;
  throw new Error(`${path}: ${status}`);
}
