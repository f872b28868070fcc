import { randomUUID } from 'node:crypto';
import { messages } from '@venue/domain';
import { customPageSchema, type CustomPageInput } from '@venue/domain/schemas';
import { examples } from '../openapi/examples.ts';
import { contentCreate, contentDelete, contentReads, contentReplace, sentFields } from './content.ts';

const body = { reads: customPageSchema, example: examples.route };

/** The calls of custom pages, which the specification calls routes (section 7). */
export const customPageEndpoints = [
  ...contentReads('routes'),
  contentCreate('routes', '/routes', {
    name: 'createRoute',
    summary: 'Adds a custom page.',
    body,
    fields: pageFields,
  }),
  contentReplace('routes', '/routes/{id}', {
    name: 'replaceRoute',
    summary: 'Replaces a custom page. Without `panels` it keeps its own.',
    body,
    fields: pageFields,
  }),
  contentDelete('routes', '/routes/{id}', {
    name: 'deleteRoute',
    summary: 'Deletes a custom page.',
    msg: messages.routeDeleted,
  }),
];

/** The fields to store. New panels get an id. */
function pageFields({ panels, ...page }: CustomPageInput) {
  const identified = panels?.map((panel) => ({ ...sentFields(panel), _id: panel._id || randomUUID() }));
  return { ...sentFields(page), ...(identified && { panels: identified }) };
}
