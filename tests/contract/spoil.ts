import fc from 'fast-check';

/** What clients send by mistake or on purpose where something else belongs. */
const nasty: unknown[] = [
  null,
  true,
  0,
  -1.5,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\r\nBcc: b@example.com',
  '\u202egnp.exe',
  '🎻'.repeat(200),
  'x'.repeat(20_000),
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '__proto__',
  'a/b',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T10:00:00Z',
  '2026-03-29T01:30',
  'Contact Us',
  [],
  {},
  [[[[]]]],
  [null],
  JSON.parse('{"toString": "x", "__proto__": { "admin": true }}'),
  Array(600).fill({ elementType: 'Line' }),
  Array.from({ length: 300 }).reduce<unknown>((deep) => [deep], 'deep'),
];

/** Names that objects have by themselves, or that the server sets itself. */
const strangeNames = [
  'constructor',
  'toString',
  '__proto__',
  '_id',
  'role',
  'updatedBy',
  'position',
  'colour',
];

const nastyValue = fc.oneof(
  fc.constantFrom(...nasty),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
);

type Path = (string | number)[];

/** The path of every value in a body, the body itself included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    path,
    ...keys.flatMap((key) => pathsOf((value as Record<string | number, unknown>)[key], [...path, key])),
  ];
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  const changed = changeAt(copy[key], rest, change);
  if (changed !== undefined) copy[key] = changed;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** A body that was valid before one or two of its values were replaced, removed, doubled or joined by others. */
export function spoiled(body: unknown): fc.Arbitrary<unknown> {
  const change = fc.oneof(
    { weight: 4, arbitrary: nastyValue.map((value) => () => value) },
    { weight: 1, arbitrary: fc.constant(() => undefined) },
    { weight: 1, arbitrary: fc.constant((found: unknown) => [found, found]) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...strangeNames), nastyValue).map(
        ([name, value]) =>
          (found: unknown) =>
            typeof found === 'object' && found !== null && !Array.isArray(found)
              ? { ...found, [name]: value }
              : found,
      ),
    },
  );
  const once = (value: unknown) =>
    fc.tuple(fc.constantFrom(...pathsOf(value)), change).map(([path, act]) => changeAt(value, path, act));
  return fc.oneof({ weight: 3, arbitrary: once(body) }, { weight: 1, arbitrary: once(body).chain(once) });
}

/** What arrives when a client is broken: text that may be JSON or not. */
export const garbage: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{', '{"a":', '"text"', 'null', '[]', '{"a":1}}', '\ufeff{}', '{"title":"\\ud800"}'),
);
