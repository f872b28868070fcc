import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { apiReference } from './reference.ts';

it('docs/api.md is what this API says of itself (node scripts/write-api-reference.js writes it)', async () => {
  const file = fileURLToPath(new URL('../../../docs/api.md', import.meta.url));
  const written = await format(apiReference(), { ...(await resolveConfig(file)), filepath: file });
  expect(readFileSync(file, 'utf8')).toBe(written);
});
