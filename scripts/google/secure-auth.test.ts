import { Limits } from '@venue/domain';
import { passwordMin } from './auth-settings.js';
import { signedInGoogleApi } from './google-api.js';
import { openGoogleStandIn, project, type Asked } from './google-stand-in.fixture.ts';
import { secureAuth } from './secure-auth.js';

const config = `/identitytoolkit/admin/v2/projects/${project}/config`;

/** Fields of Identity Platform's configuration that may stand in an update mask, as its reference lists them. */
const known = [
  'signIn.email',
  'signIn.anonymous.enabled',
  'client.permissions.disabledUserSignup',
  'client.permissions.disabledUserDeletion',
  'emailPrivacyConfig.enableImprovedEmailPrivacy',
  'passwordPolicyConfig',
  'mfa',
];

/** Identity Platform as it takes an update: only fields in the mask, and no mask that names a field which is not sent. */
async function identityPlatform({ answer = 200, keepsOpen = false } = {}) {
  const stored: Record<string, unknown> = { name: `projects/${project}/config` };
  const answers = { [config]: stored };
  const server = await openGoogleStandIn(answers, ({ path, query, body }: Asked) => {
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

it('shuts sign-up, self-deletion, short passwords and enumeration in one update that names just these fields', async () => {
  const { server, google } = await identityPlatform();
  const said = await secureAuth(google, { mfa: false });
  server.close();
  const [update, readBack] = server.asked;
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
  expect(said.match(/^shut {2}/gm)).toHaveLength(4);
});

it('second factors are switched on only when asked for', async () => {
  const { server, google } = await identityPlatform();
  await secureAuth(google, { mfa: true });
  server.close();
  expect(server.asked[0]?.query.get('updateMask')).toMatch(/,mfa$/);
  expect(server.asked[0]?.body).toMatchObject({
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
])('when Google answers %i it says what to do, and what Google said', async (answer, advice) => {
  const { server, google } = await identityPlatform({ answer });
  const refused = secureAuth(google, { mfa: false });
  await expect(refused).rejects.toThrow(advice);
  await expect(refused).rejects.toThrow(`refused with ${answer}`);
  server.close();
});

it('a door that stays open after all is named', async () => {
  const { server, google } = await identityPlatform({ keepsOpen: true });
  await expect(secureAuth(google, { mfa: false })).rejects.toThrow('deletion of own accounts');
  server.close();
});

it('Auth takes the same shortest password as the API', () => {
  expect(passwordMin).toBe(Limits.passwordMin);
});

it('another address than this machine is never taken for Google', async () => {
  await expect(signedInGoogleApi(project, 'http://example.com:80')).rejects.toThrow('this machine');
});
