/**
 * Throws in production if the environment names an emulator: the Admin SDK would then accept unsigned tokens from
 * anybody.
 */
export function assertNoEmulatorsInProduction(env: NodeJS.ProcessEnv): void {
  const inProduction = env['K_SERVICE'] !== undefined && env['FUNCTIONS_EMULATOR'] !== 'true';
  if (!inProduction) return;
  const found = Object.keys(env).filter((name) => name.endsWith('_EMULATOR_HOST') && env[name]);
  if (found.length > 0)
    throw new Error(`Refusing to start: ${found.join(', ')} must not be set in production.`);
}

/**
 * Google's server around the functions, and the emulator's, read bodies before our code does and respond by themselves
 * to what they cannot read, such as one of more than 32 MB: with a stack trace, unless NODE_ENV is production.
 */
export function hideStackTraces(env: NodeJS.ProcessEnv): void {
  env['NODE_ENV'] ??= 'production';
}
