import { ContentLimits } from '@venue/domain';
import { passwordMin } from './auth-settings.js';
import { signedInGoogleApi } from './google-api.js';
import { openGoogleStandIn, project, type ReceivedRequest } from './google-stand-in.fixture.ts';
import { secureAuth } from './secure-auth.js';

const config = `/identitytoolkit/admin/v2/projects/${project}/config`;

/** The fields of Identity Platform's configuration that its reference allows in an update mask. */
const known = [
  'signIn.email',
  'signIn.anonymous.enabled',
  'client.permissions.disabledUserSignup',
  'client.permissions.disabledUserDeletion',
  'emailPrivacyConfig.enableImprovedEmailPrivacy',
  'passwordPolicyConfig',
  'mfa',
];

/** Identity Platform's update: applies only fields in the mask, and rejects a mask with fields that are not sent. */
async function identityPlatform({ answer = 200, keepsOpen = false } = {}) {
  const stored: Record<string, unknown> = { name: `projects/${project}/config` };
  const answers = { [config]: stored };
  const server = await openGoogleStandIn(answers, ({ path, query, body }: ReceivedRequest) => {
    if (answer !== 200) return answer;
    const mask = (query.get('updateMask') ?? '').split(',');
    const isSent = (field: string) =>
      field
        .split('.')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body) !==
      undefined;
    if (path !== config || !mask.every((field) => known.includes(field) && isSent(field))) return 400;
    if (!keepsOpen) Object.assign(stored, body);
    return stored;
  });
  return { server, google: await signedInGoogleApi(project, server.at) };
}

it('closes sign-up, self-deletion, short passwords and enumeration in one update of just these fields', async () => {
  const { server, google } = await identityPlatform();
  const said = await secureAuth(google, { mfa: false });
  server.close();
  const [update, readBack] = server.received;
  expect(update).toMatchObject({ method: 'PATCH', path: config, project });
  expect(update?.query.get('updateMask')?.split(',')).toEqual(known.filter((field) => field !== 'mfa'));
  expect(update?.body).toEqual({
    signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 } }],
    },
  });
  expect(readBack).toMatchObject({ method: 'GET', path: config });
  expect(said.match(/^closed {2}/gm)).toHaveLength(4);
});

it('second factors are switched on only on request', async () => {
  const { server, google } = await identityPlatform();
  await secureAuth(google, { mfa: true });
  server.close();
  expect(server.received[0]?.query.get('updateMask')).toMatch(/,mfa$/);
  expect(server.received[0]?.body).toMatchObject({
    mfa: {
      state: 'ENABLED',
      providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 2 } }],
    },
  });
});

it.each([
  [400, 'Identity Platform'],
  [403, 'Firebase Authentication Admin'],
  [404, 'Get started'],
])('after a %i from Google it says what to do, with the reason from Google', async (answer, advice) => {
  const { server, google } = await identityPlatform({ answer });
  const refused = secureAuth(google, { mfa: false });
  await expect(refused).rejects.toThrow(advice);
  await expect(refused).rejects.toThrow(`refused with ${answer}`);
  server.close();
});

it('a bypass that stays open is named', async () => {
  const { server, google } = await identityPlatform({ keepsOpen: true });
  await expect(secureAuth(google, { mfa: false })).rejects.toThrow('deletion of own accounts');
  server.close();
});

it('Auth has the same shortest password as the API', () => {
  expect(passwordMin).toBe(ContentLimits.passwordMin);
});

it('a stand-in for Google is accepted on this machine only', async () => {
  await expect(signedInGoogleApi(project, 'http://example.com:80')).rejects.toThrow('this machine');
});
