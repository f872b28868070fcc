import { randomUUID } from 'node:crypto';
import { messages } from '@venue/domain';
import { routeSchema, type RouteInput } from '@venue/domain/schemas';
import { freeEndpoint } from '../../content/free-endpoint.ts';
import { createRecord, updateRecord } from '../../content/save.ts';
import { endpoint } from '../endpoint.ts';
import { readBasedOn } from '../http/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { contentDelete, contentReads, sentFields, stored, write } from './content.ts';

const body = { reads: routeSchema, example: examples.route };

/** The calls of custom pages, which the specification calls routes (section 7). */
export const customPageEndpoints = [
  ...contentReads({ kind: 'routes', path: '/routes', answer: 'Route', plural: 'custom pages' }),
  endpoint({
    ...write,
    method: 'post',
    path: '/routes',
    name: 'createRoute',
    summary: 'Adds a custom page.',
    body,
    success: { ...stored('Route'), status: 201 },
    errors: [409],
    handle: ({ body, by }) => {
      const check = freeEndpoint('routes', body.route);
      return createRecord('routes', () => pageFields(body), { by, check });
    },
  }),
  endpoint({
    ...write,
    method: 'put',
    path: '/routes/{id}',
    name: 'replaceRoute',
    summary: 'Replaces a custom page. Without `panels` it keeps those it has.',
    body,
    success: stored('Route'),
    errors: [404, 409],
    handle: ({ id, body, by, req }) => {
      const check = freeEndpoint('routes', body.route, id);
      return updateRecord('routes', id, pageFields(body), { by, basedOn: readBasedOn(req.body), check });
    },
  }),
  contentDelete('routes', '/routes/{id}', {
    name: 'deleteRoute',
    summary: 'Deletes a custom page.',
    msg: messages.routeDeleted,
  }),
];

/** What is stored of a page. Panels that are new get their id here. */
function pageFields({ panels, ...page }: RouteInput) {
  const identified = panels?.map((panel) => ({ ...sentFields(panel), _id: panel._id || randomUUID() }));
  return { ...sentFields(page), ...(identified && { panels: identified }) };
}
