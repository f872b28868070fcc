const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Deployed with the secret; the emulator would ask Google for it, so there MAIL_URL comes from the environment. */
export const secrets = isEmulated ? [] : ['MAIL_URL'];

/** What the API needs besides: the key of the limits. The emulators have one of their own. */
export const apiSecrets = isEmulated ? [] : [...secrets, 'LIMITS_KEY'];
