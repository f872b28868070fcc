import { kindNames, kindOf, messages } from '@venue/domain';
import { serverKind } from '../../kinds/server-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { recordId } from '../../requests/read-input.ts';
import { choice, dateTime, list, named, schemaRef, text } from '../openapi/json-schema.ts';

const revisions = () => import('../../records/revisions.ts');

const history = { tag: 'History', access: 'editContent' } as const;

const revision = named('Revision', {
  _id: text(),
  path: text('The kind of content, a slash and the id.'),
  kind: choice(kindNames),
  operation: choice(['create', 'update', 'delete', 'restore']),
  before: { type: ['object', 'null'], description: 'The record before the change; null for a creation.' },
  by: text('uid of the author.'),
  byName: text('Their name at that time; empty for a script.'),
  at: dateTime(),
});

function restorableSchemas(): string[] {
  const restorable = kindNames.filter((kind) => typeof serverKind(kind).restore !== 'string');
  return [...new Set(restorable.map((kind) => kindOf(kind).calls.schema))];
}

/** The history of the content: the state before each change, and its restoration. */
export const revisionEndpoints = [
  endpoint('get', '/revisions', {
    ...history,
    name: 'listRevisions',
    summary: 'The changes of one record, latest first.',
    query: { path: text('For example menus/{id}.') },
    success: { schema: list(revision), description: 'At most 200.' },
    handle: async ({ req }) => {
      const { path } = req.query;
      const [kind = '', id, ...rest] = typeof path === 'string' ? path.split('/') : [];
      if (!kindNames.some((each) => each === kind) || rest.length > 0)
        throw new HttpError(400, messages.revisionPathInvalid, { field: 'path' });
      const { listRevisions } = await revisions();
      return listRevisions(`${kind}/${recordId(id)}`);
    },
  }),
  endpoint('get', '/revisions/deleted', {
    ...history,
    name: 'listDeleted',
    summary: 'Deleted menus, custom pages and events that have not been restored.',
    success: { schema: list(revision), description: 'The deletions.' },
    handle: async () => (await revisions()).listDeleted(),
  }),
  endpoint('get', '/revisions/{id}', {
    ...history,
    name: 'findRevision',
    summary: 'One change.',
    success: { schema: revision, description: 'The change.' },
    errors: [404],
    handle: async ({ id }) => (await revisions()).findRevision(id),
  }),
  endpoint('post', '/revisions/{id}/restore', {
    ...history,
    name: 'restoreRevision',
    summary:
      'Restores the state before the change, as a new save. 409 for a creation, or if the endpoint is taken.',
    success: {
      schema: { anyOf: restorableSchemas().map(schemaRef) },
      description: 'The stored record. It is live.',
    },
    errors: [404, 409],
    handle: async ({ id, by }) => (await revisions()).restoreRevision(id, by),
  }),
];
