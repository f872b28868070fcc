/**
 * The part of Identity Platform's project configuration (admin v2) that this product sets.
 * @typedef {object} AuthConfig
 * @property {{ email?: { enabled?: boolean, passwordRequired?: boolean }, anonymous?: { enabled?: boolean } }} [signIn]
 * @property {{ permissions?: { disabledUserSignup?: boolean, disabledUserDeletion?: boolean } }} [client]
 * @property {{ enableImprovedEmailPrivacy?: boolean }} [emailPrivacyConfig]
 * @property {PasswordPolicy} [passwordPolicyConfig]
 * @property {{ state?: MfaState, providerConfigs?: { state: MfaState, totpProviderConfig: { adjacentIntervals?: number } }[] }} [mfa]
 */

/** @typedef {'DISABLED' | 'ENABLED' | 'MANDATORY'} MfaState */

/**
 * @typedef {object} PasswordPolicy
 * @property {'OFF' | 'ENFORCE'} [passwordPolicyEnforcementState]
 * @property {boolean} [forceUpgradeOnSignin]
 * @property {[{ customStrengthOptions: { minPasswordLength?: number } }]} [passwordPolicyVersions]
 */

/** Shortest password, the same as in the API (`ContentLimits.passwordMin`). */
export const passwordMin = 10;

/**
 * The update of Identity Platform that keeps everybody from bypassing the API, with its field mask.
 * @param {{ mfa: boolean }} options `mfa`: staff may add an authenticator app
 * @returns {{ updateMask: string, config: AuthConfig }}
 */
export function authUpdate({ mfa }) {
  /** @type {AuthConfig} */
  const config = {
    signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      // Existing passwords stay valid until they are changed, so that nobody is locked out.
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: passwordMin } }],
    },
    ...(mfa && {
      mfa: {
        state: /** @type {const} */ ('ENABLED'),
        providerConfigs: [
          { state: /** @type {const} */ ('ENABLED'), totpProviderConfig: { adjacentIntervals: 2 } },
        ],
      },
    }),
  };
  const fields = [
    'signIn.email',
    'signIn.anonymous.enabled',
    'client.permissions.disabledUserSignup',
    'client.permissions.disabledUserDeletion',
    'emailPrivacyConfig.enableImprovedEmailPrivacy',
    'passwordPolicyConfig',
    ...(mfa ? ['mfa'] : []),
  ];
  return { updateMask: fields.join(','), config };
}

/**
 * The ways to bypass the API in Firebase Auth, and whether each is closed.
 * @param {AuthConfig} config from Identity Platform, without the settings that are off
 * @returns {{ name: string, isClosed: boolean, risk: string }[]}
 */
export function authBypasses({ signIn, client, emailPrivacyConfig, passwordPolicyConfig }) {
  const shortest =
    passwordPolicyConfig?.passwordPolicyVersions?.[0]?.customStrengthOptions.minPasswordLength ?? 0;
  const isEnforced = passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE';
  return [
    {
      name: 'sign-up by strangers',
      isClosed: client?.permissions?.disabledUserSignup === true && signIn?.anonymous?.enabled !== true,
      risk: 'anybody can create an account',
    },
    {
      name: 'deletion of own accounts',
      isClosed: client?.permissions?.disabledUserDeletion === true,
      risk: 'the last super user can delete their own account, bypassing the API',
    },
    {
      name: `passwords shorter than ${passwordMin}`,
      isClosed: isEnforced && shortest >= passwordMin,
      risk: 'six characters are enough for a password that bypasses the API',
    },
    {
      name: 'finding out who has an account',
      isClosed: emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      risk: 'email enumeration protection is off',
    },
  ];
}
