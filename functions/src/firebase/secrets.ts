const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** The secret of functions that send mail. The emulator would ask Google for it; there MAIL_URL is an environment variable. */
export const secrets = isEmulated ? [] : ['MAIL_URL'];

/** The secret of functions with rate limits; the emulators have a default key. */
export const limitsSecrets = isEmulated ? [] : ['LIMITS_KEY'];

/** The secrets of the API. */
export const apiSecrets = [...secrets, ...limitsSecrets];
