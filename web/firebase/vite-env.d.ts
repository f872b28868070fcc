/** What builds are given. Missing in Node.js, as `import.meta.env` is. */
interface ImportMetaEnv {
  /** The ports of the emulators, as JSON (`EmulatorPorts`). */
  readonly VITE_EMULATOR_PORTS?: string;
  /** URL of a stand-in for the review widget. */
  readonly VITE_REVIEW_WIDGET?: string;
}
