import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const account = {
  type: 'service_account',
  project_id: 'venue',
  client_email: 'api@venue.test',
  private_key: privateKey,
};
const folder = mkdtempSync(join(tmpdir(), 'custom-token-'));

const read = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as object;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
});

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it('is the Admin SDK’s custom token, signed by the service account, but valid for a minute', async () => {
  const file = join(folder, 'key.json');
  writeFileSync(file, JSON.stringify(account));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  const { createCustomToken } = await import('./custom-token.ts');
  const [header, claims, signature = ''] = (await createCustomToken('nuala')).split('.');
  expect(
    verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url')),
  ).toBe(true);

  const app = initializeApp({ credential: cert(account as never) }, 'custom-token-test');
  const [usualHeader, usualClaims] = (await getAuth(app).createCustomToken('nuala')).split('.');
  await deleteApp(app);
  const { iat, ...usual } = read(usualClaims) as { iat: number; exp: number };
  expect(read(header)).toEqual(read(usualHeader));
  const own = read(claims) as { iat: number; exp: number };
  expect(own.exp - own.iat).toBe(60);
  expect(own).toEqual({ ...usual, iat: own.iat, exp: own.exp });
  // Made one after the other, in whole seconds.
  expect(own.iat).toBeLessThanOrEqual(iat);
});

it('names the missing permission when it cannot be signed', async () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, JSON.stringify({ ...account, private_key: 'no key' }));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  const { createCustomToken } = await import('./custom-token.ts');
  await expect(createCustomToken('nuala')).rejects.toThrow(/serviceAccountTokenCreator/);
});
