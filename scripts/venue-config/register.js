/**
 * For `node --import`: programs that import the project's TypeScript see the configuration that VENUE_CONFIG names.
 * Playwright's configuration imports this file, as its workers load their own modules.
 */
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chosenConfig, importedConfig } from './file.js';

const chosen = chosenConfig();
if (chosen !== importedConfig) {
  const data = { from: pathToFileURL(importedConfig).href, to: pathToFileURL(chosen).href };
  register('./resolve-hook.js', import.meta.url, { data });
}
