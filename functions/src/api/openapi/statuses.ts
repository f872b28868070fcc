import { schemaRef, type JsonSchema } from './json-schema.ts';
import type { Operation } from '../endpoint.ts';

type Answer = { status: number; description: string; schema?: JsonSchema };

const meanings = {
  400: 'The body, the id or a parameter is not valid; `errors` names the fields.',
  401: 'No token, or one that is not good, expired or revoked.',
  403: 'The role may not do this, or the address names somebody else.',
  404: 'There is no such record.',
  409: 'In conflict with what is stored: changed since, taken, or named wrongly. Nothing was changed.',
  413: 'Too large.',
  415: 'Not of a kind that is taken.',
  416: 'The file does not have that range.',
  429: 'Too many tries; Retry-After says how many seconds to wait.',
} as const;

const unavailable =
  'A service behind the API is silent or down. Retry-After says how many seconds to wait; a write may have been stored all the same.';

/** Every answer that a call may give, in the order of their status. */
export function statusesOf({ method, access, self, success, errors, failure }: Operation): Answer[] {
  const isOpen = access === 'anyone';
  const refusing = new Set<keyof typeof meanings>(errors);
  if (method === 'post' || method === 'put') refusing.add(415);
  if (!isOpen) refusing.add(401);
  if (!isOpen && access !== 'password') refusing.add(403);
  const refused = [...refusing].map((status) => ({
    status,
    description: describe(status, access, self),
    schema: schemaRef('Error'),
  }));
  const range = { status: 206, description: 'The range of bytes that was asked for.' };
  const known = { status: 304, description: 'The caller has it already, by its ETag.' };
  const down = { status: 503, description: unavailable, schema: schemaRef('Error') };
  const broken = { status: 500, description: 'Our fault; nothing was changed.', schema: schemaRef('Error') };
  return [
    success,
    ...(success.schema ? [] : [range]),
    ...(isOpen && method === 'get' ? [known] : []),
    ...refused.sort((a, b) => a.status - b.status),
    broken,
    ...(failure ? [{ status: 502, ...failure }] : []),
    down,
  ];
}

function describe(
  status: keyof typeof meanings,
  access: Operation['access'],
  self: Operation['self'],
): string {
  if (status === 401 && access === 'password')
    return 'Wrong email or password, whatever is wrong with them; or the code of the second factor, named in `errors`.';
  if (status === 401 && self === 'id') return `${meanings[401]} Or the current password is missing or wrong.`;
  return meanings[status];
}
