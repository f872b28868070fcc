/** @typedef {import('./find-queries.js').Query} Query */
/** @typedef {{ collectionGroup: string, fields: { fieldPath: string, order?: string, arrayConfig?: string }[] }} Index */
/** @typedef {{ collectionGroup: string, fieldPath: string, indexes: unknown[] }} FieldOverride */
/** firestore.indexes.json. @typedef {{ indexes: Index[], fieldOverrides: FieldOverride[] }} Indexes */

/** Operators that an index answers at one place, in any direction. */
const equality = ['==', 'in', 'array-contains', 'array-contains-any'];

/** Most that Firestore takes of a project with billing. */
const most = { indexes: 1_000, fieldOverrides: 200 };

/**
 * What is wrong with the indexes for the queries of the code: a query that Firestore would refuse, an index that
 * serves none, and more of them than Firestore takes. The emulator asks for no index, so nothing else tells.
 * @param {Query[]} queries @param {Indexes} indexes
 * @returns {string[]}
 */
export function indexProblems(queries, { indexes, fieldOverrides }) {
  const needing = queries.filter(needsIndex);
  const unindexed = queries.flatMap(({ collection, filters, orders, at }) =>
    [...filters, ...orders].flatMap(({ field }) =>
      fieldOverrides
        .filter((each) => each.collectionGroup === collection && each.indexes.length === 0)
        .filter(({ fieldPath }) =>
          fieldPath === '*'
            ? !fieldOverrides.some((each) => each.collectionGroup === collection && each.fieldPath === field)
            : field === fieldPath || field.startsWith(`${fieldPath}.`),
        )
        .map(() => `${at}: ${collection}.${field} is exempt from indexing (fieldOverrides)`),
    ),
  );
  return [
    ...needing
      .filter((query) => !indexes.some((index) => serves(index, query)))
      .map((query) => `${query.at}: no index for ${describe(query)}`),
    ...unindexed,
    ...indexes
      .filter((index) => !needing.some((query) => serves(index, query)))
      .map(
        ({ collectionGroup, fields }) =>
          `no query uses the index of ${collectionGroup} by ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`,
      ),
    ...(indexes.length > most.indexes ? [`more than ${most.indexes} indexes`] : []),
    ...(fieldOverrides.length > most.fieldOverrides
      ? [`more than ${most.fieldOverrides} field overrides`]
      : []),
  ];
}

/**
 * Whether Firestore asks for a composite index. It does not for equalities alone, which it merges, nor for one field
 * with its range and order.
 * @param {Query} query
 */
function needsIndex(query) {
  const sorted = sortedFields(query);
  return (
    sorted.length > 1 ||
    (sorted.length === 1 && equalFields(query).some((field) => field !== sorted[0]?.field))
  );
}

/** @param {Query} query @returns {string[]} */
function equalFields({ filters }) {
  return [
    ...new Set(filters.filter(({ operator }) => equality.includes(operator)).map(({ field }) => field)),
  ];
}

/** The orders, beginning with the one that a range implies. @param {Query} query @returns {import('./find-queries.js').Order[]} */
function sortedFields({ filters, orders }) {
  const ranges = filters.filter(({ operator }) => !equality.includes(operator)).map(({ field }) => field);
  const implied = [...new Set(ranges)].filter((field) => !orders.some((order) => order.field === field));
  return [...orders, ...implied.map((field) => ({ field, direction: /** @type {const} */ ('asc') }))];
}

/** @param {Index} index @param {Query} query */
function serves({ collectionGroup, fields }, query) {
  const equal = equalFields(query);
  const sorted = sortedFields(query);
  const [first, rest] = [fields.slice(0, equal.length), fields.slice(equal.length)];
  return (
    collectionGroup === query.collection &&
    first.every(({ fieldPath }) => equal.includes(fieldPath)) &&
    rest.length === sorted.length &&
    rest.every(({ fieldPath, order }, i) => {
      const { field, direction } = /** @type {import('./find-queries.js').Order} */ (sorted[i]);
      return fieldPath === field && order === (direction === 'asc' ? 'ASCENDING' : 'DESCENDING');
    })
  );
}

/** @param {Query} query */
function describe({ collection, filters, orders }) {
  return [
    collection,
    ...filters.map(({ field, operator }) => `${field} ${operator}`),
    ...orders.map(({ field, direction }) => `by ${field} ${direction}`),
  ].join(', ');
}
