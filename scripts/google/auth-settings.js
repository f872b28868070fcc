/**
 * The part of Identity Platform's project configuration (admin v2) that this product decides.
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

/** Shortest password, the same as in the API (`Limits.passwordMin`). */
export const passwordMin = 10;

/**
 * What to send to Identity Platform so that nobody gets in or out past the API, and which fields that is.
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
      // Passwords from before stay good until they are changed: nobody is locked out on a Friday.
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
 * Each door that Firebase Auth has of its own, and whether it is shut.
 * @param {AuthConfig} config as Identity Platform gives it; what is missing there is off
 * @returns {{ door: string, isShut: boolean, risk: string }[]}
 */
export function authDoors({ signIn, client, emailPrivacyConfig, passwordPolicyConfig }) {
  const shortest =
    passwordPolicyConfig?.passwordPolicyVersions?.[0]?.customStrengthOptions.minPasswordLength ?? 0;
  const isEnforced = passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE';
  return [
    {
      door: 'sign-up by strangers',
      isShut: client?.permissions?.disabledUserSignup === true && signIn?.anonymous?.enabled !== true,
      risk: 'anybody can make an account of their own',
    },
    {
      door: 'deletion of own accounts',
      isShut: client?.permissions?.disabledUserDeletion === true,
      risk: 'the last super user can delete the own account past the API',
    },
    {
      door: `passwords shorter than ${passwordMin}`,
      isShut: isEnforced && shortest >= passwordMin,
      risk: 'six letters are enough when a password is set past the API',
    },
    {
      door: 'guessing who has an account',
      isShut: emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      risk: 'email enumeration protection is off',
    },
  ];
}
