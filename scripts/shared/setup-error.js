/** Something about the machine that its owner can mend; only the message is shown, never a stack. */
export class SetupError extends Error {}

/**
 * Runs a script's main function: a SetupError is printed as a plain sentence, anything else whole.
 * Either way the process ends with 1.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(
      `\n${error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}
