import { errorAnswer } from './answers.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Operation } from '../endpoint.ts';

type Answer = { status: number; description: string; schema?: JsonSchema };

const meanings = {
  400: 'The body, the id or a parameter is not valid; `errors` names the fields.',
  401: 'No token, or one that is invalid, expired or revoked.',
  403: 'The role lacks the permission, or the path names another account.',
  404: 'There is no such record.',
  409: 'A conflict with stored data. Nothing was changed.',
  410: 'It has ended.',
  413: 'Too large.',
  415: 'A media type that is not accepted.',
  416: 'The file does not have that range.',
  429: 'Too many attempts; Retry-After is the number of seconds to wait.',
} as const;

const unavailable =
  'A service behind the API is down or does not respond. Retry-After is the number of seconds to wait; a write may have been stored.';

/** All responses of a call, by status. */
export function statusesOf({ method, access, self, success, errors, failure }: Operation): Answer[] {
  const isOpen = access === 'anyone';
  const rejections = new Set<keyof typeof meanings>(errors);
  if (method === 'post' || method === 'put') rejections.add(415);
  if (!isOpen) rejections.add(401);
  if (!isOpen && access !== 'password') rejections.add(403);
  const rejected = [...rejections].map((status) => ({
    status,
    description: describe(status, access, self),
    schema: errorAnswer,
  }));
  const range = { status: 206, description: 'The requested range of bytes.' };
  const known = { status: 304, description: 'Not modified, by its ETag.' };
  const down = { status: 503, description: unavailable, schema: errorAnswer };
  const broken = {
    status: 500,
    description: 'An error on our side; nothing was changed.',
    schema: errorAnswer,
  };
  return [
    success,
    ...(success.schema ? [] : [range]),
    ...(isOpen && method === 'get' ? [known] : []),
    ...rejected.sort((a, b) => a.status - b.status),
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
    return 'Wrong email or password; or a missing or wrong code of the second factor, named in `errors`.';
  if (status === 401 && self === 'id') return `${meanings[401]} Or the current password is missing or wrong.`;
  return meanings[status];
}
