import { readdirSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { redact } from '../functions/src/logging/redact.ts';
import { reportEntry } from '../functions/src/visitor-errors/report-entry.ts';
import { growthOf } from './growth.fixture.ts';
import { inProject } from './shared/paths.js';

/** An expression of the product with its first place. */
type Expression = { source: string; flags: string; place: string };

const folders = ['domain/src', 'functions/src'];
const files = folders.flatMap((folder) =>
  (readdirSync(inProject(folder), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Every regular expression of a file: literals, and what is handed to RegExp with 1 for each value in it. */
function expressionsIn(file: string): Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(inProject(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const add = (node: ts.Node, source: string, flags = '') => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ source, flags, place: `${file}:${line + 1}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isRegExp(node.expression)) {
      const [source, flags] = (node.arguments ?? []).map(textOf);
      add(node, source ?? '', flags);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isRegExp = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'RegExp';

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `1${literal.text}`).join('');
  throw new Error(`Write the expression of ${node.getSourceFile().fileName} where RegExp is called.`);
}

const expressions = [
  ...new Map(
    files.flatMap(expressionsIn).map((each) => [`/${each.source}/${each.flags}`, each] as const),
  ).values(),
];

/** Texts that begin to match again and again: each character of the expression repeated, and each two neighbours. */
function pumpsOf({ source }: Expression): string[] {
  const characters = [...new Set([...source.replaceAll('\\', ''), ...'a0 \n\t-.:/@'])];
  return [...characters, ...characters.map((each, at) => each + (characters[at + 1] ?? ''))];
}

/** A long text of a pump, with an end that spoils a match. */
const long = (pump: string, length: number) => pump.repeat(Math.ceil(length / pump.length)) + '\u0000';

/** How many times more work 100 kB of a pump are than 10 kB. */
const growthWith = (work: (text: string) => unknown, pump: string) => {
  const [short, tenTimesAsLong] = [long(pump, 10_000), long(pump, 100_000)];
  return growthOf(
    () => work(short),
    () => work(tenTimesAsLong),
    { most: mostGrowth },
  );
};

/** Linear work takes 10 times as long, quadratic work 100 times. */
const mostGrowth = 40;

it('the code has expressions, and all of them are found', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(expressions.length).toBeGreaterThan(100);
  expect(expressions.map(({ place }) => place)).toEqual(
    expect.arrayContaining([expect.stringMatching(/redact\.ts/), expect.stringMatching(/day-hours\.ts/)]),
  );
});

/** What the checker runs is judged by the characters that it reads: on a busy machine a clock would accuse anything. */
const countedBySteps = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

it('no expression of domain and functions takes more than linear time, for any text', async () => {
  // The checker in JavaScript; the others are programs.
  vi.stubEnv('RECHECK_BACKEND', 'pure');
  const slow: string[] = [];
  for (const { source, flags, place } of expressions) {
    const { status, ...found } = await check(source, flags, countedBySteps);
    const attack = 'attack' in found && found.attack ? `: ${found.attack.pattern}` : '';
    if (status !== 'safe') slow.push(`${place} /${source}/${flags} ${status}${attack}`);
  }
  vi.unstubAllEnvs();
  expect(slow).toEqual([]);
}, 900_000);

it('100 kB are for an expression about ten times the work of 10 kB', async () => {
  const slow: string[] = [];
  for (const expression of expressions) {
    const { source, flags, place } = expression;
    const compiled = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    for (const pump of pumpsOf(expression)) {
      const growth = await growthWith((text) => text.replace(compiled, ''), pump);
      if (growth > mostGrowth) slow.push(`${place} /${source}/${flags} ${JSON.stringify(pump)}`);
    }
  }
  expect(slow).toEqual([]);
}, 900_000);

it.each([
  ['a line of the log', redact],
  ['a report of an error', (stack: string) => reportEntry({ message: stack, stack })],
  [
    'a stack of many lines',
    (text: string) => reportEntry({ message: '', stack: `Error: a\n    at ${text}` }),
  ],
])(
  '%s of 100 kB is redacted in about ten times the time of 10 kB',
  async (_what, work) => {
    const pumps = [
      ':',
      'f:',
      '0:',
      '::',
      '1.',
      'a@',
      'a.',
      '-0',
      '/',
      '/?',
      '?',
      'eyJ',
      '[',
      'A ',
      'Bearer ',
      '\n',
      '+1',
    ];
    for (const pump of pumps)
      expect(await growthWith(work, pump), JSON.stringify(pump)).toBeLessThanOrEqual(mostGrowth);
  },
  300_000,
);
