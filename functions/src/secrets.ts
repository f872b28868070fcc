/** Deployed with the secret; the emulator would ask Google for it, so there MAIL_URL comes from the environment. */
export const secrets = process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : ['MAIL_URL'];
