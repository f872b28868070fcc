import ts from 'typescript';
import { initializerOf, textsOf, withoutWrapping } from './syntax.js';

/** What a query asks for, without its collection. @typedef {Omit<import('./find-queries.js').Shape, 'collection'>} Wanted */

/** @type {Wanted} */
const nothing = { filters: [], orders: [] };

/**
 * What the back office's `LiveQuery` objects ask for: written out, chosen by a condition, spread, or made by `useMemo`.
 * Undefined if it cannot be read.
 * @param {ts.TypeChecker} checker @param {ts.Expression} expression @returns {Wanted[] | undefined}
 */
export function liveShapes(checker, expression) {
  const bare = withoutWrapping(expression);
  if (ts.isObjectLiteralExpression(bare)) return objectShapes(checker, bare);
  if (ts.isConditionalExpression(bare)) {
    const both = [liveShapes(checker, bare.whenTrue), liveShapes(checker, bare.whenFalse)];
    return both.every((each) => each !== undefined) ? both.flat() : undefined;
  }
  // useMemo(() => ({ … }), […])
  const [made] = ts.isCallExpression(bare) ? bare.arguments : [];
  if (made && ts.isArrowFunction(made) && !ts.isBlock(made.body)) return liveShapes(checker, made.body);
  const value = initializerOf(checker, bare);
  return value && liveShapes(checker, value);
}

/** @param {ts.TypeChecker} checker @param {ts.ObjectLiteralExpression} object */
function objectShapes(checker, object) {
  /** @type {Wanted[] | undefined} */
  let shapes = [nothing];
  for (const property of object.properties) {
    const added = propertyShapes(checker, property);
    shapes = added && shapes?.flatMap((shape) => added.map((each) => joined(shape, each)));
  }
  return shapes;
}

/** @param {ts.TypeChecker} checker @param {ts.ObjectLiteralElementLike} property @returns {Wanted[] | undefined} */
function propertyShapes(checker, property) {
  if (ts.isSpreadAssignment(property)) return liveShapes(checker, property.expression);
  const name = property.name.getText();
  if (name === 'limit') return [nothing];
  if (!ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer))
    return undefined;
  const { elements } = property.initializer;
  if (name === 'orderBy') {
    const [field, direction] = elements.map((each) => textsOf(checker, each)?.[0]);
    return field === undefined
      ? undefined
      : [{ filters: [], orders: [{ field, direction: direction === 'desc' ? 'desc' : 'asc' }] }];
  }
  const filters = elements.map((each) => {
    const [field, operator] = ts.isArrayLiteralExpression(each)
      ? each.elements.slice(0, 2).map((word) => textsOf(checker, word)?.[0])
      : [];
    return { field, operator };
  });
  const isRead = filters.every(({ field, operator }) => field !== undefined && operator !== undefined);
  return name === 'where' && isRead
    ? [{ filters: /** @type {import('./find-queries.js').Filter[]} */ (filters), orders: [] }]
    : undefined;
}

/** @param {Wanted} a @param {Wanted} b @returns {Wanted} */
function joined(a, b) {
  return { filters: [...a.filters, ...b.filters], orders: [...a.orders, ...b.orders] };
}
