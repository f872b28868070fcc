import { singleKinds, type ContentKind, type SingleKind } from '@venue/domain';
import { findRecord, listRecords } from '../../content/read.ts';
import { removeRecord, saveSingle } from '../../content/save.ts';
import { shareReads } from '../../content/share-reads.ts';
import { endpoint, type Endpoint, type Operation } from '../endpoint.ts';
import { Refusal, refusals } from '../http/refusal.ts';
import { readBasedOn } from '../http/read-input.ts';
import { listSchema, schemaRef } from '../openapi/json-schema.ts';
import type { Schema } from 'yup';

/** A kind of content: where its calls are, the name of its answer, and what people call its records. */
export type Kind<K extends ContentKind = ContentKind> = {
  kind: K;
  path: string;
  answer: string;
  plural: string;
};

/** What every write of content has in common: staff make it, and it answers the record. */
export const write = { tag: 'Content', access: 'editContent' } as const;

/** The answer of a write. */
export function stored(answer: string) {
  return { schema: schemaRef(answer), description: 'The record as it is stored now. It is live.' };
}

/** getAll and find of one kind, open to everybody (section 7). */
export function contentReads({ kind, path, answer, plural }: Kind): Endpoint[] {
  const read = { tag: 'Content', method: 'get', access: 'anyone' } as const;
  const isSingle = singleKinds.some((each) => each === kind);
  const readAll = shareReads(async () => JSON.stringify(await listRecords(kind)));
  return [
    endpoint({
      ...read,
      path: `${path}/getAll`,
      name: `list${nameOf(path)}`,
      summary: isSingle
        ? `The ${plural}, as a list of one; empty and without updatedAt before the first save.`
        : `All ${plural}, in the order they are shown.`,
      success: { schema: listSchema(schemaRef(answer)), description: 'The list.' },
      handle: async ({ res }) => void res.type('json').send(await readAll()),
    }),
    endpoint({
      ...read,
      path: `${path}/find/{id}`,
      name: `find${nameOf(path)}`,
      summary: `One record of the ${plural}.`,
      success: { schema: schemaRef(answer), description: 'The record.' },
      errors: [404],
      handle: async ({ id }) => {
        const record = await findRecord(kind, id);
        if (!record) throw new Refusal(404, refusals.unknownRecord);
        return record;
      },
    }),
  ];
}

/** What the PUT of a kind with a single record adds to `contentReads`. */
type Replacement<Body> = Pick<Operation, 'self' | 'summary'> & {
  path: `/{id}${string}`;
  body: { reads: Schema<Body>; example: unknown };
};

/** All calls of a kind with a single record: getAll, find, and PUT, which creates it when there is none. */
export function singleRecord<Body extends object>(
  of: Kind<SingleKind>,
  { path, ...replacement }: Replacement<Body>,
): Endpoint[] {
  const replace = endpoint({
    ...write,
    ...replacement,
    method: 'put',
    path: `${of.path}${path}`,
    name: `replace${nameOf(of.path)}`,
    success: stored(of.answer),
    errors: [404, 409],
    handle: ({ id, body, by, req }) =>
      saveSingle(of.kind, id, sentFields(body), { by, basedOn: readBasedOn(req.body) }),
  });
  return [...contentReads(of), replace];
}

/** A call that deletes a record and keeps its last state in a revision. 404 if it is gone already. */
export function contentDelete(
  kind: ContentKind,
  path: string | Operation['paths'],
  words: { name: string; summary: string; msg: string; self?: 'user' },
): Endpoint {
  const { msg, ...described } = words;
  return endpoint({
    ...write,
    ...described,
    method: 'delete',
    path,
    success: {
      schema: schemaRef('Deleted'),
      description: 'It is gone; its last state can be brought back from the history.',
    },
    errors: [404, 409],
    handle: async ({ id, by }) => {
      await removeRecord(kind, id, { by });
      return { _id: id, msg };
    },
  });
}

/** The fields of a body that were sent, without what it was based on. */
export function sentFields(body: object): Record<string, unknown> {
  const sent = Object.entries(body).filter(([name, value]) => name !== 'updatedAt' && value !== undefined);
  return Object.fromEntries(sent);
}

/** "/openingHours" as "OpeningHours". */
function nameOf(path: string): string {
  return `${path.charAt(1).toUpperCase()}${path.slice(2)}`;
}
