import { grantablePermissions, permissions } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { recordAnswers } from './answers.ts';
import { isRequired, namedSchemas, optional, text, type JsonSchema } from './json-schema.ts';
import { bookingKeyHeader, tags, type Operation } from '../endpoint.ts';
import { statusesOf } from './statuses.ts';

const parameters: Record<string, string> = {
  id: 'Id of the record or account.',
  user: "The caller's own uid; another one gets 403.",
  date: 'An evening, YYYY-MM-DD, which runs until 05:00.',
  file: 'The name that the upload answered.',
};

/** These calls as an OpenAPI 3.1 document. */
export function describeApi(operations: Operation[]) {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    for (const path of operation.paths) {
      paths[path] = { ...paths[path], [operation.method]: describe(operation, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${venue.name}: content and staff API`,
      version: '1.0.0',
      description:
        'Reads need no token. Writes need `Authorization: Bearer {token}` with the token of a sign-in. Ids are named `_id`, date-times are ISO 8601 in UTC. After a 200 or 201 a content write is live.',
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...recordAnswers(), ...namedSchemas },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describe(operation: Operation, path: string): JsonSchema {
  const { tag, summary, access, self, orBookingKey, query = {}, body } = operation;
  const needsToken = access !== 'anyone' && access !== 'password';
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, text(parameters[self === name ? 'user' : name])),
  );
  const inQuery = Object.entries(query).map(([name, field]) => parameter('query', name, field));
  const key = optional(text("The key of the booking's link, in place of a token."));
  const inHeader = orBookingKey ? [parameter('header', bookingKeyHeader, key)] : [];
  return {
    tags: [tag],
    operationId: operationId(operation, path),
    summary,
    ...(named.length + inQuery.length + inHeader.length > 0 && {
      parameters: [...named, ...inQuery, ...inHeader],
    }),
    ...(body && {
      requestBody: { required: Array.isArray(body.schema['required']), content: content(body) },
    }),
    security: needsToken ? [{ token: [] }, ...(orBookingKey ? [{}] : [])] : [],
    ...(needsToken && { 'x-roles': permissions[access] }),
    // Also for accounts of other roles to which a super user has granted this.
    ...(grantablePermissions.some((each) => each === access) && { 'x-permission': access }),
    responses: Object.fromEntries(
      statusesOf(operation).map(({ status, description, schema }) => [
        status,
        {
          description,
          ...((status === 429 || status === 503) && {
            headers: { 'Retry-After': { schema: { type: 'integer' } } },
          }),
          ...(schema && { content: { 'application/json': { schema } } }),
        },
      ]),
    ),
  };
}

function parameter(place: 'path' | 'query' | 'header', name: string, field: JsonSchema): JsonSchema {
  const { description, ...schema } = field;
  return { name, in: place, required: isRequired(field), description, schema };
}

/** The operationId; variants have names of their own. */
function operationId({ name, paths }: Operation, path: string): string {
  if (path === paths[0]) return name;
  const variant = path.split('/').at(-1) ?? '';
  return `${name}${variant.charAt(0).toUpperCase()}${variant.slice(1)}`;
}

function content({ type = 'application/json', schema, example }: NonNullable<Operation['body']>): JsonSchema {
  return { [type]: { schema, ...(example !== undefined && { example }) } };
}
