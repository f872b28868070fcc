import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { inProject, root } from '../shared/paths.js';
import { SetupError } from '../shared/setup-error.js';
import { liveShapes } from './live-query.js';
import { declarationOf, initializerOf, textsOf, withoutWrapping } from './syntax.js';

/** @typedef {{ field: string, operator: string }} Filter */
/** @typedef {{ field: string, direction: 'asc' | 'desc' }} Order */
/** A query that the code makes. @typedef {{ collection: string, filters: Filter[], orders: Order[], at: string }} Query */
/** @typedef {Omit<Query, 'at'>} Shape */

/** Where queries are made: by the functions, and by browsers. */
const folders = ['functions/src', 'web'];

/** Files that cannot make one are not read. */
const mayQuery = /\bwhere\(|\borderBy\(|LiveQuery|structuredQuery/;

/** Methods that change neither filters nor orders. */
const neutral = [
  'count',
  'get',
  'limit',
  'offset',
  'onSnapshot',
  'select',
  'startAfter',
  'startAt',
  'stream',
];

/**
 * Every query of Firestore in the code, read by TypeScript's compiler: chains of the Admin SDK, `query(…)` of the web
 * SDK, and `LiveQuery` objects with the collection that they are used for.
 * @param {string[]} [files] absolute paths
 * @throws for a query whose collection, fields or operators are not written out in the code or its types: it has to be
 * changed so that they are, because nothing else would notice a missing index before production does
 */
export function findQueries(files = folders.flatMap(sourceFiles)) {
  const options = { ...baseOptions(), noEmit: true, composite: false, types: [] };
  const program = ts.createProgram(files, options);
  const reader = new QueryReader(program.getTypeChecker());
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) reader.visit(source);
  }
  return reader.found;
}

/** @param {string} folder */
function sourceFiles(folder) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/node_modules|\.(test|fixture|d)\.tsx?$|test-fixtures/.test(file),
    )
    .map((file) => join(inProject(folder), file))
    .filter((file) => mayQuery.test(readFileSync(file, 'utf8')));
}

function baseOptions() {
  const { config } = ts.readConfigFile(inProject('tsconfig.base.json'), (file) => readFileSync(file, 'utf8'));
  const parsed = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const { rootDir: _rootDir, ...options } = parsed.options;
  return { ...options, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] };
}

class QueryReader {
  /** @type {Query[]} */
  found = [];

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** @param {ts.Node} node */
  visit(node) {
    if (ts.isCallExpression(node)) this.visitCall(node);
    if (isNamed(node, 'structuredQuery')) this.assertUnfiltered(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** @param {ts.CallExpression} call */
  visitCall(call) {
    if (ts.isPropertyAccessExpression(call.expression)) {
      const { name, expression } = call.expression;
      if (!['where', 'orderBy'].includes(name.text) || !this.isQuery(expression) || isChained(call)) return;
      this.add(call, this.shapes(call));
    } else if (ts.isIdentifier(call.expression)) {
      if (call.expression.text === 'query' && this.isFromFirebase(call.expression)) this.visitWebQuery(call);
      else this.visitLiveQuery(call);
    }
  }

  /** Whether the value is a query or collection of the Admin SDK. @param {ts.Expression} expression */
  isQuery(expression) {
    const name = this.checker.getTypeAtLocation(expression).getSymbol()?.name;
    return ['Query', 'CollectionReference', 'CollectionGroup'].includes(name ?? '');
  }

  /** @param {ts.Identifier} name */
  isFromFirebase(name) {
    const declaration = this.checker.getSymbolAtLocation(name)?.declarations?.[0];
    if (!declaration || !ts.isImportSpecifier(declaration)) return false;
    const { moduleSpecifier } = declaration.parent.parent.parent;
    return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === 'firebase/firestore';
  }

  /** `query(collection(firestore, 'revisions'), where(…), orderBy(…))`. @param {ts.CallExpression} call */
  visitWebQuery(call) {
    const [from, ...constraints] = call.arguments;
    // The one function that makes a query of any LiveQuery: its callers are read instead.
    if (constraints.some(ts.isSpreadElement) && this.hasLiveParameter(call)) return;
    const base = from && this.shapes(from);
    const shapes = constraints.reduce((before, constraint) => {
      const name =
        ts.isCallExpression(constraint) &&
        ts.isIdentifier(constraint.expression) &&
        constraint.expression.text;
      if (!before || !ts.isCallExpression(constraint) || !name) return undefined;
      return name === 'limit' ? before : this.extended(before, name, constraint.arguments);
    }, base);
    this.add(call, shapes);
  }

  /** Whether the call is inside a function with a parameter of type LiveQuery. @param {ts.Node} node */
  hasLiveParameter(node) {
    const around = ts.findAncestor(node, ts.isFunctionDeclaration);
    return around?.parameters.some((each) => isLiveQuery(this.checker.getTypeAtLocation(each))) ?? false;
  }

  /** A call with a LiveQuery, of a collection that is named beside it or by the function. @param {ts.CallExpression} call */
  visitLiveQuery(call) {
    const { wanted, path } = this.liveArguments(call);
    // Handed on by a function that takes it: its callers are read instead.
    if (!wanted || this.isParameter(wanted)) return;
    const objects = liveShapes(this.checker, wanted);
    const isAll = objects?.every(({ filters, orders }) => filters.length + orders.length === 0);
    // Whole collections need no index, whichever they are.
    if (isAll) return;
    const collections = path ? textsOf(this.checker, path) : this.collectionOfFunction(call);
    this.add(
      call,
      objects && collections?.flatMap((collection) => objects.map((each) => ({ ...each, collection }))),
    );
  }

  /** The LiveQuery that a call gets, and the name of the collection, if it gets that. @param {ts.CallExpression} call */
  liveArguments(call) {
    const parameters = this.checker.getResolvedSignature(call)?.parameters ?? [];
    const wantedAt = parameters.findIndex((each) =>
      isLiveQuery(this.checker.getTypeOfSymbolAtLocation(each, call)),
    );
    const pathAt = parameters.findIndex(({ name }) => ['path', 'kind', 'collection'].includes(name));
    return { wanted: call.arguments[wantedAt], path: call.arguments[pathAt] };
  }

  /** The collection of a function such as `useBookings(wanted)`, which hands the query on. @param {ts.CallExpression} call */
  collectionOfFunction(call) {
    const declaration = this.checker.getResolvedSignature(call)?.declaration;
    const body = declaration && ts.isFunctionDeclaration(declaration) ? declaration.body : undefined;
    /** @type {string[] | undefined} */
    let found;
    const look = (/** @type {ts.Node} */ node) => {
      if (ts.isCallExpression(node)) {
        const { wanted, path } = this.liveArguments(node);
        if (wanted && path && this.isParameter(wanted)) found ??= textsOf(this.checker, path);
      }
      ts.forEachChild(node, look);
    };
    if (body) look(body);
    return found;
  }

  /** @param {ts.Expression} expression */
  isParameter(expression) {
    const declaration = declarationOf(this.checker, expression);
    return declaration !== undefined && ts.isParameter(declaration);
  }

  /** @param {ts.Node} at @param {Shape[] | undefined} shapes */
  add(at, shapes) {
    const place = placeOf(at);
    if (!shapes)
      throw new SetupError(
        `${place}: which documents this query asks for cannot be read from the code. Write collection, fields and operators out.`,
      );
    this.found.push(...shapes.map((shape) => ({ ...shape, at: place })));
  }

  /**
   * What an expression asks for; several shapes where types allow several. Undefined if it cannot be read.
   * @param {ts.Expression} expression
   * @returns {Shape[] | undefined}
   */
  shapes(expression) {
    const bare = withoutWrapping(expression);
    if (!ts.isCallExpression(bare)) {
      const value = initializerOf(this.checker, bare);
      return value && this.shapes(value);
    }
    if (ts.isIdentifier(bare.expression)) return this.shapesOfFunction(bare);
    if (!ts.isPropertyAccessExpression(bare.expression)) return undefined;
    const { name, expression: receiver } = bare.expression;
    if (name.text === 'collection') return this.collections(bare.arguments[0]);
    const before = this.shapes(receiver);
    if (!before || neutral.includes(name.text)) return before;
    return this.extended(before, name.text, bare.arguments);
  }

  /** `collection(firestore, 'menus')` of the web SDK, or a function that returns a query. @param {ts.CallExpression} call */
  shapesOfFunction(call) {
    const name = /** @type {ts.Identifier} */ (call.expression);
    if (name.text === 'collection' && this.isFromFirebase(name)) return this.collections(call.arguments[1]);
    const declaration = declarationOf(this.checker, name);
    if (!declaration || !ts.isFunctionDeclaration(declaration)) return undefined;
    const returned = declaration.body?.statements.find(ts.isReturnStatement)?.expression;
    return returned && this.shapes(returned);
  }

  /** @param {ts.Expression | undefined} name @returns {Shape[] | undefined} */
  collections(name) {
    return (
      name && textsOf(this.checker, name)?.map((collection) => ({ collection, filters: [], orders: [] }))
    );
  }

  /** @param {Shape[]} before @param {string} method @param {readonly ts.Expression[]} words @returns {Shape[] | undefined} */
  extended(before, method, words) {
    const [fields, seconds] = words.map((word) => textsOf(this.checker, word));
    if (!fields) return undefined;
    if (method === 'where')
      return (
        seconds &&
        before.flatMap((shape) => fields.map((field) => withFilter(shape, field, seconds[0] ?? '')))
      );
    if (method !== 'orderBy') return undefined;
    const direction = seconds?.[0] === 'desc' ? 'desc' : 'asc';
    return before.flatMap((shape) => fields.map((field) => withOrder(shape, field, direction)));
  }

  /** A REST query may have an order, and no filter that would need an index. @param {ts.Node} node */
  assertUnfiltered(node) {
    if (/\b(where|compositeFilter)\b *:/.test(node.getText()) || node.getText().split('fieldPath').length > 2)
      throw new SetupError(
        `${placeOf(node)}: a query by REST with a filter or two orders is not read here; use the Admin SDK.`,
      );
  }
}

/** @param {ts.Type} type */
function isLiveQuery(type) {
  return type.aliasSymbol?.name === 'LiveQuery';
}

/** Whether a longer chain of the same query begins with the call. @param {ts.CallExpression} call */
function isChained(call) {
  const access = call.parent;
  return (
    ts.isPropertyAccessExpression(access) &&
    ts.isCallExpression(access.parent) &&
    ['where', 'orderBy'].includes(access.name.text)
  );
}

/** @param {ts.Node} node @param {string} name */
function isNamed(node, name) {
  return (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name;
}

/** @param {Shape} shape @param {string} field @param {string} operator @returns {Shape} */
function withFilter(shape, field, operator) {
  return { ...shape, filters: [...shape.filters, { field, operator }] };
}

/** @param {Shape} shape @param {string} field @param {'asc' | 'desc'} direction @returns {Shape} */
function withOrder(shape, field, direction) {
  return { ...shape, orders: [...shape.orders, { field, direction }] };
}

/** @param {ts.Node} node */
function placeOf(node) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, source.fileName)}:${line + 1}`;
}
