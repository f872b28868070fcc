import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { authError, openAuthStandIn } from '../contract/auth-stand-in.ts';
import { openServer } from '../contract/open-server.ts';
import { dismissStaff, hireStaff, tokenOf, uidOf } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';

/*
 * From the form to the dashboard with an authenticator app. The emulator of Auth knows none, so a stand-in asks for its
 * code and checks it as Auth does, by the clock and RFC 6238; page, server, session and every other call are real.
 */
const secret = randomBytes(20);
const step = 30_000;

/** The six digits that the app shows at a time, in ms. */
function codeAt(time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / step)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Auth takes the code of the step before and after as well. */
const isRight = (code: string) => [-step, 0, step].some((off) => codeAt(Date.now() + off) === code);

const id = randomUUID().slice(0, 6);
const orla = { email: `orla-${id}@venue.test`, password: 'orla-demo-1', username: `Orla ${id}` };
let uid: string;
let auth: Awaited<ReturnType<typeof openAuthStandIn>>;
let server: Awaited<ReturnType<typeof openServer>>;

test.beforeAll(async () => {
  await hireStaff({ ...orla, role: 'admin' }, staff.super);
  uid = await uidOf(orla);
  const { token } = await tokenOf(orla);
  auth = await openAuthStandIn((method, body) => {
    if (method.endsWith(':signInWithPassword') && body['email'] === orla.email)
      return body['password'] === orla.password
        ? {
            status: 200,
            body: {
              localId: uid,
              mfaPendingCredential: 'pending',
              mfaInfo: [{ mfaEnrollmentId: 'app', totpInfo: {} }],
            },
          }
        : authError(400, 'INVALID_LOGIN_CREDENTIALS');
    if (!method.endsWith('/mfaSignIn:finalize')) return undefined;
    const { verificationCode } = body['totpVerificationInfo'] as { verificationCode: string };
    return isRight(verificationCode)
      ? { status: 200, body: { idToken: token, refreshToken: 'refresh' } }
      : authError(400, 'INVALID_CODE : Invalid verification code.');
  });
  server = await openServer({});
});

test.afterAll(async () => {
  await server?.close();
  auth?.close();
  await dismissStaff('orla-', staff.super);
});

// The browser's own lines about the refusals on the way.
test.use({ expectedErrors: [/status of 401 .*\/login/] });

test('whoever has an authenticator app signs in with password and code, on a phone, and not with an old code', async ({
  page,
}) => {
  await page.route('**/api/auth/login', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server.at + pathname }) });
  });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(orla.email);
  await page.getByLabel('Password').fill('guessed-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Code')).toHaveCount(0);

  await page.getByLabel('Password').fill(orla.password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await page.keyboard.type(codeAt(Date.now() - 20 * step));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await expect(code).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page).toHaveURL('/admin-login');

  // As the app shows it, with a space; it replaces the old one.
  await page.keyboard.type(codeAt(Date.now()).replace(/^.../, '$& '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByRole('banner').getByText(orla.username)).toBeVisible();
  // The session is one like any other: it outlives a reload, and ends by Log Out.
  await page.reload();
  await expect(page.getByRole('banner').getByText(orla.username)).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin-login');
});
