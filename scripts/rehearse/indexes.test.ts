import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../shared/paths.js';
import { findQueries } from './find-queries.js';
import { indexProblems } from './indexes.js';

/** The queries of a file of the functions with this body. */
function queriesIn(body: string) {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'queries-'));
  const file = join(folder, 'queries.ts');
  // The Admin SDK's classes, by name: reading its own types takes seconds.
  const admin = `declare class Query {
    where(field: string, operator: string, value: unknown): Query;
    orderBy(field: string, direction?: 'asc' | 'desc'): Query;
    limit(most: number): Query; select(): Query; get(): Promise<unknown>;
  }
  declare class CollectionReference extends Query { id: string }
  declare const db: { collection(name: string): CollectionReference };
  `;
  const live = `type LiveQuery = {
    where?: [string, string, unknown][]; orderBy?: [string, 'asc' | 'desc']; limit?: number;
  };
  declare function useLiveList(path: string, wanted: LiveQuery): void;
  declare function useMemo<T>(make: () => T, of: unknown[]): T;
  `;
  writeFileSync(file, `${admin}${live}${body}`);
  try {
    return findQueries([file]).map(({ at: _at, ...query }) => query);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const at = 'a.ts:1';
const byPath = { field: 'path', operator: '==' };
const latest = { field: 'at', direction: 'desc' } as const;

it('chains, their beginnings elsewhere, and names that types list are read from the code', () => {
  expect(
    queriesIn(`
      function revisions() { return db.collection('revisions'); }
      const ofMenus = revisions().where('kind', '==', 'menus');
      for (const whose of ['by', 'uid'] as const) void ofMenus.where(whose, '==', 1).select().get();
      void db.collection('events').orderBy('datetime', 'desc').limit(1);
    `),
  ).toEqual([
    { collection: 'revisions', filters: [{ field: 'kind', operator: '==' }], orders: [] },
    ...['by', 'uid'].map((field) => ({
      collection: 'revisions',
      filters: [
        { field: 'kind', operator: '==' },
        { field, operator: '==' },
      ],
      orders: [],
    })),
    { collection: 'events', filters: [], orders: [{ field: 'datetime', direction: 'desc' }] },
  ]);
});

it('a live query of the back office is read with its collection and each of its variants', () => {
  expect(
    queriesIn(`
      export function useHistory(path: string | undefined) {
        const wanted = useMemo<LiveQuery>(
          () => ({ ...(path ? { where: [['path', '==', path]] } : {}), orderBy: ['at', 'desc'], limit: 9 }),
          [path],
        );
        useLiveList('revisions', wanted);
      }
    `),
  ).toEqual([
    { collection: 'revisions', filters: [byPath], orders: [latest] },
    { collection: 'revisions', filters: [], orders: [latest] },
  ]);
});

it.each([
  ['a field', "(field: string) => db.collection('menus').where(field, '==', 1)"],
  ['a collection', "(name: string) => db.collection(name).orderBy('at')"],
])(
  'a query with %s that the code does not name is refused, with its place',
  (_what, made) => {
    expect(() => queriesIn(`export const made = ${made};`)).toThrow(/queries\.ts:\d+: which documents/);
  },
  60_000,
);

it.each([
  ['an equality and an order', [byPath], [latest]],
  ['an equality and a range', [byPath, { field: 'at', operator: '>' }], []],
  ['two orders', [], [latest, { field: 'path', direction: 'asc' } as const]],
  ['a list of values and an order', [{ field: 'path', operator: 'in' }], [latest]],
])('%s need an index of their own', (_what, filters, orders) => {
  const query = { collection: 'mail', filters, orders, at };
  expect(indexProblems([query], { indexes: [], fieldOverrides: [] })).toEqual([
    expect.stringMatching(/^a\.ts:1: no index for mail, /),
  ]);
});

it.each([
  ['equalities alone', [byPath, { field: 'kind', operator: '==' }], []],
  ['a range with the order of its field', [{ field: 'at', operator: '>' }], [latest]],
  ['one order', [], [latest]],
])('%s need none', (_what, filters, orders) => {
  const query = { collection: 'mail', filters, orders, at };
  expect(indexProblems([query], { indexes: [], fieldOverrides: [] })).toEqual([]);
});

it('an index in the other direction, one that nothing uses, and a field without index are named', () => {
  const index = {
    collectionGroup: 'mail',
    fields: [
      { fieldPath: 'path', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'ASCENDING' },
    ],
  };
  const fieldOverrides = [{ collectionGroup: 'mail', fieldPath: 'path', indexes: [] }];
  const query = { collection: 'mail', filters: [byPath], orders: [latest], at };
  expect(indexProblems([query], { indexes: [index], fieldOverrides })).toEqual([
    'a.ts:1: no index for mail, path ==, by at desc',
    'a.ts:1: mail.path is exempt from indexing (fieldOverrides)',
    'no query uses the index of mail by path, at',
  ]);
});

it('of a collection without indexes only the fields with one of their own can be queried', () => {
  const fieldOverrides = [
    { collectionGroup: 'mail', fieldPath: '*', indexes: [] },
    { collectionGroup: 'mail', fieldPath: 'path', indexes: [{ order: 'ASCENDING' }] },
  ];
  const byState = { field: 'state', operator: '==' };
  const query = { collection: 'mail', filters: [byPath, byState], orders: [], at };
  expect(indexProblems([query], { indexes: [], fieldOverrides })).toEqual([
    'a.ts:1: mail.state is exempt from indexing (fieldOverrides)',
  ]);
});
