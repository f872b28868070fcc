import { messages, type SiteJson } from '@venue/domain';
import { menuSchema, menuUpdateSchema, replaceAllMenusSchema } from '@venue/domain/schemas';
import { freeEndpoint } from '../../content/free-endpoint.ts';
import { replaceMenus } from '../../content/replace-menus.ts';
import { createRecord, updateRecord } from '../../content/save.ts';
import { endpoint } from '../endpoint.ts';
import { readBasedOn } from '../http/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { listSchema, requestSchema, schemaRef } from '../openapi/json-schema.ts';
import { contentDelete, contentReads, sentFields, stored, write } from './content.ts';

/** The calls of menus (section 7). */
export const menuEndpoints = [
  ...contentReads({ kind: 'menus', path: '/menus', answer: 'Menu', plural: 'menus' }),
  endpoint({
    ...write,
    method: 'post',
    path: '/menus/{user}',
    name: 'createMenu',
    summary: 'Adds a menu behind the others.',
    self: 'user',
    body: { reads: menuSchema, example: examples.menu },
    success: { ...stored('Menu'), status: 201 },
    errors: [409],
    handle: ({ body, by }) => {
      const menu = (site: SiteJson) => ({ ...sentFields(body), position: nextPosition(site) });
      return createRecord('menus', menu, { by, check: freeEndpoint('menus', body.route) });
    },
  }),
  endpoint({
    ...write,
    method: 'put',
    path: '/menus/{id}/{user}',
    name: 'replaceMenu',
    summary: 'Replaces title, endpoint and contents of a menu; its place among the tabs stays.',
    self: 'user',
    body: { reads: menuUpdateSchema, example: examples.menu },
    success: stored('Menu'),
    errors: [404, 409],
    handle: ({ id, body, by, req }) => {
      const check = freeEndpoint('menus', body.route, id);
      return updateRecord('menus', id, sentFields(body), { by, basedOn: readBasedOn(req.body), check });
    },
  }),
  contentDelete('menus', '/menus/{id}/{user}', {
    name: 'deleteMenu',
    summary: 'Deletes a menu.',
    msg: messages.menuDeleted,
    self: 'user',
  }),
  endpoint({
    ...write,
    method: 'post',
    path: '/menus/replaceAllMenus/super',
    name: 'replaceAllMenus',
    summary:
      'Puts all menus into the order and form of the list, at once. 409, and nothing changes, unless it names exactly the stored menus.',
    body: { reads: replaceAllMenusSchema, schema: allMenusBody(), example: examples.allMenus },
    success: { schema: listSchema(schemaRef('Menu')), description: 'The menus, in their order.' },
    errors: [409],
    handle: ({ body, by }) => replaceMenus(body.body, by),
  }),
];

/** The documented call sends the list, or the same list as a JSON string. */
function allMenusBody() {
  const { properties, ...rest } = requestSchema(replaceAllMenusSchema) as { properties: { body: object } };
  const asText = { type: 'string', description: 'The same list as JSON.' };
  return { ...rest, properties: { body: { anyOf: [properties.body, asText] } } };
}

/** The place behind the last menu. */
function nextPosition({ menus }: SiteJson): number {
  return Math.max(-1, ...menus.map(({ position }) => position)) + 1;
}
