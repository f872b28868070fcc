import { kindOf, messages, type KindName, type RecordOfKind } from '@venue/domain';
import { withDescriptions, type Described } from '@venue/domain/schemas';
import { assertUrlNameFree } from '../../records/assert-url-name-free.ts';
import { canBeHidden, toPublicRecord, isPublicAt } from '../../kinds/to-public-record.ts';
import { createGuestList } from '../../records/guest-list.ts';
import { lastSave } from '../../records/last-save.ts';
import { findRecord, listRecords } from '../../records/read.ts';
import { coalesceReads } from '../../publishing/coalesce-reads.ts';
import { readCaller } from '../../limits/caller-place.ts';
import { countGuestRead } from '../../limits/guest-reads.ts';
import { isStaffWith } from '../../staff/require-staff.ts';
import { endpoint, type Endpoint, type Operation } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { readBasedOn } from '../../requests/read-input.ts';
import { deleted } from '../openapi/answers.ts';
import { type JsonSchema, list, schemaRef } from '../openapi/json-schema.ts';
import type { Request, Response } from 'express';
import type { Schema } from 'yup';

const saving = () => import('../../records/save.ts');

/**
 * getAll and find of one kind, open to everybody. Guests get what is live; staff who may read all of the
 * kind get every record, as stored.
 */
export function contentReads(kind: KindName): Endpoint[] {
  const { calls, names, access } = kindOf(kind);
  const { path, schema } = calls;
  const read = { tag: 'Content', access: 'anyone' } as const;
  const isSingle = kindOf(kind).list === 'single';
  const hides = canBeHidden(kind);
  const readAllShared = coalesceReads(() => listRecords(kind));
  const readStored = async () => JSON.stringify(await readAllShared());
  // Of a single record the list costs one read, as asking for the last save would.
  const readForGuests = isSingle ? readStored : createGuestList(kind, readAllShared, lastSave);
  const hidden =
    'With the token of staff also those that guests don’t see: drafts, and before and after their time.';

  /** Whether the caller reads every record, as stored. Counts a guest's read; throws 429 above the limit. */
  async function isForStaff(req: Request, res: Response): Promise<boolean> {
    if (hides) res.vary('Authorization');
    if (hides && (await isStaffWith(access.read, req))) return true;
    countGuestRead(readCaller(req));
    return false;
  }

  return [
    endpoint('get', `${path}/getAll`, {
      ...read,
      name: `list${nameOf(path)}`,
      summary: isSingle
        ? `The ${names.many}, as a list of one; empty and without updatedAt before the first save.`
        : `All ${names.many}, in display order.${hides ? ` ${hidden}` : ''}`,
      success: { schema: list(schemaRef(schema)), description: 'The list.' },
      errors: [429],
      handle: async ({ req, res }) => {
        const isStaff = await isForStaff(req, res);
        res.type('json').send(await (isStaff ? readStored() : readForGuests()));
      },
    }),
    endpoint('get', `${path}/find/{id}`, {
      ...read,
      name: `find${nameOf(path)}`,
      summary: `One record of the ${names.many}.`,
      success: { schema: schemaRef(schema), description: 'The record.' },
      errors: [404, 429],
      handle: async ({ id, req, res }) => {
        const isStaff = await isForStaff(req, res);
        const record = await findRecord(kind, id);
        if (!record || !(isStaff || isPublicAt(record, new Date())))
          throw new HttpError(404, messages.unknownRecord);
        return isStaff ? record : toPublicRecord(kind, record);
      },
    }),
  ];
}

/** The description of a call that changes content. */
type Write<Body> = Pick<Operation, 'name' | 'summary' | 'self'> & {
  body: { reads: Schema<Body>; example: unknown };
};

type Paths = string | Operation['paths'];

/** The common part of content writes that do more than change one record. */
export const contentWriteDefaults = { tag: 'Content', access: 'editContent' } as const;

function writeOf(kind: KindName) {
  return { tag: 'Content', access: kindOf(kind).access.write } as const;
}

function stored(kind: KindName, schema = schemaRef(kindOf(kind).calls.schema)) {
  return { schema, description: 'The stored record. It is live.' };
}

/**
 * A call that adds a record. 409 if another menu or page has its endpoint.
 * @param fields maps a body to the fields to store, in each attempt; by default the fields that were sent
 */
export function contentCreate<Body extends object>(
  kind: KindName,
  path: Paths,
  {
    fields = sentFields,
    errors = [],
    ...said
  }: Write<Body> & { fields?: (body: Body) => object | Promise<object>; errors?: 404[] },
): Endpoint {
  return endpoint<Body & Described>('post', path, {
    ...writeOf(kind),
    ...said,
    body: { ...said.body, reads: withDescriptions(said.body.reads) },
    success: { ...stored(kind), status: 201 },
    errors: [409, ...errors],
    handle: async ({ body, by }) => {
      const { createRecord } = await saving();
      const { descriptions } = body;
      return createRecord(kind, () => fields(body), {
        ...{ by, descriptions, check: assertUrlNameFree(kind, body) },
      });
    },
  });
}

/**
 * A call that changes some fields of a record and keeps the others. The first one of a single record creates it.
 * @param present maps the stored record to the response with the schema `schema`; by default the response is the record
 */
export function contentReplace<Body extends object, K extends KindName>(
  kind: K,
  path: Paths,
  {
    fields = sentFields,
    schema,
    present = (record) => record,
    ...said
  }: Write<Body> & {
    fields?: (body: Body) => object;
    schema?: JsonSchema;
    present?: (record: RecordOfKind<K>) => object;
  },
): Endpoint {
  return endpoint<Body & Described>('put', path, {
    ...writeOf(kind),
    ...said,
    body: { ...said.body, reads: withDescriptions(said.body.reads) },
    success: stored(kind, schema),
    errors: [404, 409],
    handle: async ({ id, body, by, req }) => {
      const { updateRecord } = await saving();
      const check = assertUrlNameFree(kind, body, id);
      const options = { by, basedOn: readBasedOn(req.body), descriptions: body.descriptions, check };
      return present(await updateRecord(kind, id, fields(body), options));
    },
  });
}

/** A call that deletes a record and keeps its last state in a revision. 404 if it no longer exists. */
export function contentDelete(
  kind: KindName,
  path: Paths,
  { msg, ...said }: Omit<Write<object>, 'body'> & { msg: string },
): Endpoint {
  const description = 'The record is deleted; the history can restore its last state.';
  return endpoint('delete', path, {
    ...writeOf(kind),
    ...said,
    success: { schema: deleted, description },
    errors: [404, 409],
    handle: async ({ id, by }) => {
      const { removeRecord } = await saving();
      await removeRecord(kind, id, { by });
      return { _id: id, msg };
    },
  });
}

/** The fields that were sent, without `updatedAt` and `descriptions`, which are about the save. */
export function sentFields(body: object): Record<string, unknown> {
  const isField = (name: string) => name !== 'updatedAt' && name !== 'descriptions';
  const sent = Object.entries(body).filter(([name, value]) => isField(name) && value !== undefined);
  return Object.fromEntries(sent);
}

/** "/openingHours" as "OpeningHours". */
export function nameOf(path: string): string {
  return `${path.charAt(1).toUpperCase()}${path.slice(2)}`;
}
