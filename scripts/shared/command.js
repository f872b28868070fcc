import { parseArgs } from 'node:util';
import { ensureDependencies } from '../dependencies.js';
import { SetupError, run } from './setup-error.js';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */
/**
 * @template {Options} O
 * @typedef {ReturnType<typeof parseArgs<{ options: O, allowPositionals: true }>>} Arguments
 */

/** An option with a text: `--project ID`. */
export const text = /** @type {const} */ ({ type: 'string' });
/** An option that is there or is not: `--delete`. */
export const flag = /** @type {const} */ ({ type: 'boolean', default: false });

/**
 * One of the project's commands: reads its arguments, installs what is missing, runs. Prints the usage instead
 * when an option is unknown or `read` finds that something is missing; what was typed is never printed again,
 * as it may be a password.
 * @template {Options} O @template T
 * @param {string} usage
 * @param {O} options as parseArgs takes them
 * @param {(args: Arguments<O>) => T | undefined | ''} read what `main` works with; undefined when the arguments make no sense
 * @param {(args: T) => Promise<void>} main
 * @param {{ allowPositionals: boolean }} [words] whether words without dashes may be given, such as "list"
 */
export async function command(usage, options, read, main, words = { allowPositionals: false }) {
  await run(async () => {
    const args = read(readArguments(usage, { options, ...words }));
    if (!args) throw new SetupError(usage);
    ensureDependencies();
    await main(args);
  });
}

/**
 * @template {Options} O
 * @param {string} usage @param {{ options: O, allowPositionals: boolean }} config @returns {Arguments<O>}
 */
function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new SetupError(usage);
  }
}
