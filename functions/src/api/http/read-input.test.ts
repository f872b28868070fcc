import * as schemas from '@venue/domain/schemas';
import type { Schema } from 'yup';
import { parseBody } from './read-input.ts';

/** Bodies close to the limit of one megabyte. */
const million = 1_000_000;
const monsters: Record<string, unknown> = {
  nulls: Array(200_000).fill(null),
  'empty objects': Array(330_000).fill({}),
  'empty lists': Array(330_000).fill([]),
  'a long text': 'x'.repeat(million),
  'spaces and line breaks': ' \n'.repeat(million / 2),
  'half an address': `a@${'a-a.'.repeat(million / 4)}`,
  dots: '.'.repeat(million),
  'a link': `https://${'a'.repeat(million)}`,
  'lists in lists': Array(1_000).fill(Array(300).fill([])),
  'many elements': Array(9_000).fill({ elementType: 'Dish', content: Array(5).fill({ contentString: 1 }) }),
  'menus full of nulls': Array(50).fill({ contents: Array(3_900).fill(null) }),
  'many names': Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`name${i}`, 1])),
};

const all = Object.entries(schemas).filter(([name]) => name.endsWith('Schema')) as [string, Schema][];

/** One field of each kind: many are alike. */
function distinctFields(schema: Schema): string[] {
  const { fields } = schema.describe() as unknown as { fields: Record<string, object> };
  const kinds = Object.entries(fields).map(([name, field]) => [JSON.stringify(field), name] as const);
  return [...new Map(kinds).values()];
}

it.each(all)('%s reads the largest possible body in less than a second of work', async (_name, schema) => {
  for (const [kind, value] of Object.entries(monsters)) {
    for (const name of distinctFields(schema)) {
      const before = process.cpuUsage();
      const refused = await parseBody(schema, { [name]: value }).then(
        () => undefined,
        (error: { status: number; errors?: unknown[] }) => error,
      );
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000, `${kind} as ${name}`).toBeLessThan(1_000);
      if (refused) expect(refused).toMatchObject({ status: 400 });
      expect(refused?.errors?.length ?? 0).toBeLessThanOrEqual(50);
    }
  }
});

it('a list that is too long gets one error, and none for its items', async () => {
  const refused = await parseBody(schemas.menuSchema, {
    title: 'Dinner',
    route: 'dinner',
    contents: monsters['nulls'],
  }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: 'contents', message: 'There are too many here: at most 500.' }],
  });
});
