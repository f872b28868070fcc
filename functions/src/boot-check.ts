/**
 * Throws when the code runs in production with an emulator's address in its environment: the Admin
 * SDK would then accept unsigned tokens from anybody.
 */
export function refuseEmulatorsInProduction(env: NodeJS.ProcessEnv): void {
  const inProduction = env['K_SERVICE'] !== undefined && env['FUNCTIONS_EMULATOR'] !== 'true';
  if (!inProduction) return;
  const found = Object.keys(env).filter((name) => name.endsWith('_EMULATOR_HOST') && env[name]);
  if (found.length > 0)
    throw new Error(`Refusing to start: ${found.join(', ')} must not be set in production.`);
}

/**
 * Google's server around the functions, and the emulator's, read JSON before our code does, and answer what
 * is none by themselves: with a stack trace, unless they are told that this is production.
 */
export function hideStackTraces(env: NodeJS.ProcessEnv): void {
  env['NODE_ENV'] ??= 'production';
}
