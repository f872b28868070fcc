import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { kindNames } from '@venue/domain';
import { inProject } from './shared/paths.js';

/** Where no kind is treated by its name. */
const roots = ['domain/src', 'functions/src', 'web'];

/** What says how a kind differs from the others: its declaration and its faces. */
const says = /\.kind\.ts$|^functions\/src\/(kinds|closing)\/|^web\/back-office\/kinds\.tsx$/;

const isSource = (file: string) =>
  /\.(ts|tsx)$/.test(file) &&
  !/\.(test|fixture)\.|(^|\/)(node_modules|dist|test-fixtures|\.cache)\//.test(file);

const files = roots.flatMap((root) =>
  (readdirSync(inProject(root), { recursive: true }) as string[])
    .map((file) => `${root}/${file}`)
    .filter((file) => isSource(file) && !says.test(file)),
);

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** "menus", or the beginning of a path of menus. */
const isKind = (node: ts.Expression | undefined) =>
  node !== undefined &&
  ts.isStringLiteralLike(node) &&
  kindNames.some((kind) => kind === node.text.split('/')[0]);

/** Whether a node treats a kind by its name: compares it, switches on it or looks for it at the start of a path. */
function asksForKind(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node))
    return comparisons.has(node.operatorToken.kind) && (isKind(node.left) || isKind(node.right));
  if (ts.isCaseClause(node)) return isKind(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: of } = node.expression;
  if (name.text === 'startsWith') return isKind(node.arguments[0]);
  return name.text === 'includes' && ts.isArrayLiteralExpression(of) && of.elements.some(isKind);
}

/** The places of a file where a kind is treated by its name. */
function placesIn(file: string, text: string): string[] {
  const found: string[] = [];
  if (!kindNames.some((kind) => text.includes(kind))) return found;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (asksForKind(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${node.getText().split('\n')[0]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test.each([
  `const isMenu = kind === 'menus';`,
  `if ('routes' !== kind) return;`,
  `switch (kind) { case 'events': sort(); }`,
  `const isGig = path.startsWith('events/');`,
  'const isGig = path.startsWith(`events/`);',
  `const hasName = ['menus', 'routes'].includes(kind);`,
])('a kind is asked for by its name in: %s', (text) => {
  expect(placesIn('sample.ts', text)).toHaveLength(1);
});

test('a kind is named where its records are read', () => {
  expect(
    placesIn('sample.ts', `const menus = useRecords('menus'); const isLate = when === 'eventsLater';`),
  ).toEqual([]);
});

test('nothing treats a kind by its name but its declaration and its faces', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => placesIn(file, readFileSync(inProject(file), 'utf8')))).toEqual([]);
});
