import type { Permission } from '@venue/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Schema } from 'yup';
import { limitUses, type Use } from '../limits/limit-uses.ts';
import { requireSelf, requireStaff } from '../staff/require-staff.ts';
import { actorOf, type Actor } from './http/actor.ts';
import { parseBody, recordId } from './http/read-input.ts';
import { requestSchema, type JsonSchema } from './openapi/json-schema.ts';

/** The groups of the API reference, in its order. */
export const tags = [
  'Content',
  'Files',
  'Guests',
  'Sign-in',
  'Profiles',
  'Mail',
  'History',
  'Staff',
  'Backup',
] as const;

/**
 * Who may make a call: everybody; everybody who knows a password (sign-in); or whoever's role has the
 * permission in the one table of roles.
 */
export type Access = 'anyone' | 'password' | Permission;

/** The errors that do not follow from the rest of a call's declaration. */
export type ErrorStatus = 400 | 404 | 409 | 413 | 416 | 429;

/** What is said of a call, as `/openapi.json` describes it and the tests check it. */
export type Operation = {
  tag: (typeof tags)[number];
  method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters in braces: `/menus/{id}/{user}`. Paths that do the same (variants of section 7) stand together. */
  paths: readonly [string, ...string[]];
  /** A name that programs made from this description can use. */
  name: string;
  summary: string;
  access: Access;
  /** The path parameter that must be the caller's own uid. */
  self?: 'id' | 'user';
  query?: { name: string; required: boolean; description: string; schema: JsonSchema }[];
  /** JSON unless it is an upload. */
  body?: { type?: 'application/json' | 'multipart/form-data'; schema: JsonSchema; example?: unknown };
  /** Without a schema it is a file. */
  success: { status: 200 | 201; schema?: JsonSchema; description: string };
  errors: ErrorStatus[];
  /** What a 502 brings, where another server is needed. */
  failure?: { schema: JsonSchema; description: string };
};

/** A call with what Express runs for it. */
export type Endpoint = Operation & { handlers: RequestHandler[] };

/** What a handler works with. `id` and `by` throw when the address has none or nobody has to sign in. */
type Call<Body> = { req: Request; res: Response; body: Body; readonly id: string; readonly by: Actor };

type Declaration<Body> = Omit<Operation, 'method' | 'paths' | 'body' | 'success' | 'errors'> & {
  /** How often staff may make the call. */
  limit?: Use;
  /**
   * `reads` checks and reads the body (400 otherwise) and describes it, unless `schema` does. Without it the
   * handler gets the body as it came.
   */
  body?: { reads?: Schema<Body>; type?: 'multipart/form-data'; schema?: JsonSchema; example?: unknown };
  success: Omit<Operation['success'], 'status'> & { status?: 201 };
  errors?: Exclude<ErrorStatus, 400 | 413>[];
  /** Gives what is answered as JSON; undefined when it has answered by itself. */
  handle: (call: Call<Body>) => unknown;
};

/**
 * Declares a call: its description and its handling in one. Guard, id and body are checked in this order before
 * `handle` runs; whatever it throws is answered by `answerError`.
 */
export function endpoint<Body = unknown>(
  method: Operation['method'],
  path: string | Operation['paths'],
  declaration: Declaration<Body>,
): Endpoint {
  const { limit, body, success, errors = [], handle, ...described } = declaration;
  const { access, self, query } = described;
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
      ...(access === 'anyone' || access === 'password' ? [] : [requireStaff(access)]),
      ...(self ? [requireSelf(self)] : []),
      ...(limit ? [limitUses(limit)] : []),
      answer,
    ],
  };
}
