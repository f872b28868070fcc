import { messages } from '@venue/domain';
import { customPageSchema } from '@venue/domain/schemas';
import { examples } from '../openapi/examples.ts';
import { contentCreate, contentDelete, contentReads, contentReplace } from './content.ts';

const body = { reads: customPageSchema, example: examples.route };

/** The calls of custom pages, "routes" in the API. */
export const customPageEndpoints = [
  ...contentReads('routes'),
  contentCreate('routes', '/routes', {
    name: 'createRoute',
    summary: 'Adds a custom page.',
    body,
  }),
  contentReplace('routes', '/routes/{id}', {
    name: 'replaceRoute',
    summary: 'Replaces a custom page. Without `panels` it keeps its own.',
    body,
  }),
  contentDelete('routes', '/routes/{id}', {
    name: 'deleteRoute',
    summary: 'Deletes a custom page.',
    msg: messages.routeDeleted,
  }),
];
