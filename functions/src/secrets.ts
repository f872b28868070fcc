const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Deployed with the secret; the emulator would ask Google for it, so there MAIL_URL comes from the environment. */
export const secrets = isEmulated ? [] : ['MAIL_URL'];

/** What counts uses needs the key of the limits; the emulators have one of their own. */
export const limitsSecrets = isEmulated ? [] : ['LIMITS_KEY'];

/** What the API needs. */
export const apiSecrets = [...secrets, ...limitsSecrets];
