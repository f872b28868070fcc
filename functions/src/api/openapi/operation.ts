import type { Permission } from '@venue/domain';
import type { JsonSchema } from './json-schema.ts';

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

/** The refusals a call may answer with besides 401 and 403, which follow from its access. */
export type RefusalStatus = 400 | 401 | 404 | 409 | 413 | 415 | 416 | 429 | 503;

/** What a call takes in its body. */
export type RequestBody = {
  /** JSON unless it is an upload. */
  type?: 'application/json' | 'multipart/form-data';
  schema: JsonSchema;
  example?: unknown;
};

/** What a call answers when it works. */
export type Success = {
  status: 200 | 201;
  /** Missing for files. */
  schema?: JsonSchema;
  description: string;
};

/** One call of the API. Paths that do the same (variants of section 7) stand together. */
export type Operation = {
  tag: (typeof tags)[number];
  method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters in braces: `/menus/{id}/{user}`. */
  paths: [string, ...string[]];
  /** A name that programs made from this description can use. */
  name: string;
  summary: string;
  access: Access;
  /** The path parameter that must be the caller's own uid. */
  self?: 'id' | 'user';
  query?: { name: string; required: boolean; description: string; schema: JsonSchema }[];
  body?: RequestBody;
  success: Success;
  refusals: RefusalStatus[];
  /** What a 502 brings, where another server is needed. */
  failure?: { schema: JsonSchema; description: string };
};

/** Names of the parameters in a path. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
