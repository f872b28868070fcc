import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type OrderByDirection,
  type WhereFilterOp,
} from 'firebase/firestore';

/** A query: which documents of a collection, in which order, and how many at most. */
export type LiveQuery = {
  where?: [field: string, operator: WhereFilterOp, value: unknown][];
  orderBy?: [field: string, direction: OrderByDirection];
  limit?: number;
};

/** The query of all documents. */
export const noLimits: LiveQuery = {};

/** The query of a collection in Firestore's terms. */
export function queryOf(firestore: Firestore, path: string, wanted: LiveQuery) {
  return query(
    collection(firestore, path),
    ...(wanted.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(wanted.orderBy ? [orderBy(...wanted.orderBy)] : []),
    ...(wanted.limit ? [limit(wanted.limit)] : []),
  );
}
