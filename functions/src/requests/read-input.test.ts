import * as schemas from '@venue/domain/schemas';
import type { Schema } from 'yup';
import { growthOf } from '../../../scripts/growth.fixture.ts';
import { parseBody } from './read-input.ts';

/** What somebody may send instead of a value, of about so many bytes. */
function monstersOf(bytes: number): Record<string, unknown> {
  const many = (each: number) => Array<unknown>(Math.round(bytes / each));
  return {
    nulls: many(5).fill(null),
    'empty objects': many(3).fill({}),
    'empty lists': many(3).fill([]),
    'a long text': 'x'.repeat(bytes),
    'spaces and line breaks': ' \n'.repeat(bytes / 2),
    'half an address': `a@${'a-a.'.repeat(bytes / 4)}`,
    dots: '.'.repeat(bytes),
    'a link': `https://${'a'.repeat(bytes)}`,
    'lists in lists': many(1_000).fill(Array(300).fill([])),
    'many elements': many(110).fill({
      elementType: 'Dish',
      content: Array(5).fill({ contentString: 1 }),
    }),
    'menus full of nulls': many(20_000).fill({ contents: Array(3_900).fill(null) }),
    'many names': Object.fromEntries(Array.from(many(11), (_, i) => [`name${i}`, 1])),
  };
}

/** Bodies close to the limit of one megabyte, and of a twentieth of it. */
const [large, small] = [monstersOf(1_000_000), monstersOf(50_000)];
/** Linear work grows twentyfold, quadratic work four-hundredfold. */
const mostGrowth = 100;

const all = Object.entries(schemas).filter(([name]) => name.endsWith('Schema')) as [string, Schema][];

/** One field of each kind: many are alike. */
function distinctFields(schema: Schema): string[] {
  const { fields } = schema.describe() as unknown as { fields: Record<string, object> };
  const kinds = Object.entries(fields).map(([name, field]) => [JSON.stringify(field), name] as const);
  return [...new Map(kinds).values()];
}

it.each(all)(
  '%s reads the largest possible body with work in proportion to its size',
  async (_name, schema) => {
    for (const name of distinctFields(schema)) {
      const read = (value: unknown) =>
        parseBody(schema, { [name]: value }).then(
          () => undefined,
          (error: { status: number; errors?: unknown[] }) => error,
        );
      for (const kind of Object.keys(large)) {
        let refused: Awaited<ReturnType<typeof read>>;
        const growth = await growthOf(
          () => read(small[kind]),
          async () => (refused = await read(large[kind])),
          { most: mostGrowth },
        );
        expect(growth, `${kind} as ${name}`).toBeLessThanOrEqual(mostGrowth);
        if (refused) expect(refused).toMatchObject({ status: 400 });
        expect(refused?.errors?.length ?? 0).toBeLessThanOrEqual(50);
      }
    }
  },
);

it('a list that is too long gets one error, and none for its items', async () => {
  const refused = await parseBody(schemas.menuSchema, {
    title: 'Dinner',
    route: 'dinner',
    contents: large['nulls'],
  }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: 'contents', message: 'There are too many here: at most 500.' }],
  });
});
