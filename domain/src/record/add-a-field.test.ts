import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = new URL('../../../', import.meta.url);
const guide = readFileSync(new URL('docs/add-a-field.md', project), 'utf8');
const files = [...guide.matchAll(/`([\w-]+\/[\w/.-]+\.tsx?)`/g)].map(([, file]) => file!);

test.each(files)('the guide to a new field names %s, which is there', (file) => {
  expect(existsSync(fileURLToPath(new URL(file, project)))).toBe(true);
});
