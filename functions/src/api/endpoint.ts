import type { Permission } from '@venue/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Schema } from 'yup';
import { limitUses, type Use } from '../limits/limit-uses.ts';
import { requireSelf, requireStaff } from '../staff/require-staff.ts';
import { actorOf, type Actor } from '../requests/actor.ts';
import { parseBody, recordId } from '../requests/read-input.ts';
import { requestSchema, type JsonSchema, type Schemas } from './openapi/json-schema.ts';

/** The groups of the API reference, in its order. */
export const tags = [
  'Content',
  'Files',
  'Guests',
  'Book',
  'Sign-in',
  'Profiles',
  'Mail',
  'History',
  'Staff',
  'Backup',
] as const;

/** Who may make a call: everybody, everybody with a password (sign-in), or staff with a permission. */
export type Access = 'anyone' | 'password' | Permission;

/** The errors that do not follow from the rest of a call's declaration. */
export type ErrorStatus = 400 | 404 | 409 | 410 | 413 | 416 | 429;

/** The description of a call, as in `/openapi.json` and checked by the tests. */
export type Operation = {
  tag: (typeof tags)[number];
  method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters in braces: `/menus/{id}/{user}`. Variants are several paths of one call. */
  paths: readonly [string, ...string[]];
  /** The operationId. */
  name: string;
  summary: string;
  access: Access;
  /** Also for whoever sends the key of a booking, in the header X-Booking-Key; the handler checks it. */
  orBookingKey?: true;
  /** The path parameter that must be the caller's own uid. */
  self?: 'id' | 'user';
  /** The parameters of the query, each with its description. */
  query?: Schemas;
  /** JSON unless it is an upload. */
  body?: { type?: 'application/json' | 'multipart/form-data'; schema: JsonSchema; example?: unknown };
  /** Without a schema the response is a file. */
  success: { status: 200 | 201; schema?: JsonSchema; description: string };
  errors: ErrorStatus[];
  /** The response with status 502, for calls that need another server. */
  failure?: { schema: JsonSchema; description: string };
};

/** A call with its Express handlers. */
export type Endpoint = Operation & { handlers: RequestHandler[] };

/** The input of a handler. `id` and `by` throw if the path has no id or the call needs no sign-in. */
type Call<Body> = { req: Request; res: Response; body: Body; readonly id: string; readonly by: Actor };

type Declaration<Body> = Omit<Operation, 'method' | 'paths' | 'body' | 'success' | 'errors'> & {
  /** The rate limit of the call. */
  limit?: Use;
  /**
   * `reads` parses the body (400 if invalid) and describes it, unless `schema` does. Without `reads` the handler gets
   * the body as sent.
   */
  body?: { reads?: Schema<Body>; type?: 'multipart/form-data'; schema?: JsonSchema; example?: unknown };
  success: Omit<Operation['success'], 'status'> & { status?: 201 };
  errors?: Exclude<ErrorStatus, 400 | 413>[];
  /** Returns the JSON of the response; undefined if it has sent the response itself. */
  handle: (call: Call<Body>) => unknown;
};

/**
 * Declares a call with its description and its handler. Access, id and body are checked in this order before `handle`
 * runs; `handleError` turns errors into responses.
 */
export function endpoint<Body = unknown>(
  method: Operation['method'],
  path: string | Operation['paths'],
  declaration: Declaration<Body>,
): Endpoint {
  const { limit, body, success, errors = [], handle, ...described } = declaration;
  const { access, self, query, orBookingKey } = described;
  const paths = typeof path === 'string' ? ([path] as const) : path;
  const hasId = paths[0].includes('{id}');
  const answer: RequestHandler = async (req, res) => {
    if (hasId) recordId(req.params['id']);
    const read = body?.reads ? await parseBody(body.reads, req.body) : (req.body as Body);
    const call: Call<Body> = {
      req,
      res,
      body: read,
      get id() {
        return recordId(req.params['id']);
      },
      get by() {
        return actorOf(res);
      },
    };
    const result = await handle(call);
    if (result !== undefined) res.status(success.status ?? 200).json(result);
  };
  const { type, example } = body ?? {};
  const schema = body?.schema ?? (body?.reads && requestSchema(body.reads));
  return {
    ...described,
    method,
    paths,
    ...(schema && {
      body: { schema, ...(type && { type }), ...(example !== undefined && { example }) },
    }),
    success: { ...success, status: success.status ?? 200 },
    errors: [
      ...(hasId || query || body ? [400 as const] : []),
      ...(body ? [413 as const] : []),
      ...(limit ? [429 as const] : []),
      ...errors,
    ],
    handlers: [
      ...(access === 'anyone' || access === 'password'
        ? []
        : [orBookingKey ? unlessKey(requireStaff(access)) : requireStaff(access)]),
      ...(self ? [requireSelf(self)] : []),
      ...(limit ? [limitUses(limit)] : []),
      answer,
    ],
  };
}

/** The header that holds the key of a booking. */
export const bookingKeyHeader = 'X-Booking-Key';

/** Middleware for everybody but those who send the key of a booking. */
function unlessKey(middleware: RequestHandler): RequestHandler {
  return (req, res, next) => (req.get(bookingKeyHeader) ? next() : middleware(req, res, next));
}
