/** Writes docs/api.md from the list that the API describes itself by. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { register } from 'tsx/esm/api';
import { inProject } from './paths.js';

register();
const { apiReference } = await import('../functions/src/openapi/reference.ts');

const file = inProject('docs/api.md');
writeFileSync(file, await format(apiReference(), { ...(await resolveConfig(file)), filepath: file }));
