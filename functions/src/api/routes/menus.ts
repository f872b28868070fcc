import { messages } from '@venue/domain';
import { menuSchema, menuUpdateSchema, replaceAllMenusSchema } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { listSchema, requestSchema, schemaRef } from '../openapi/json-schema.ts';
import {
  contentCreate,
  contentDelete,
  contentReads,
  contentReplace,
  sentFields,
  write,
  type Kind,
} from './content.ts';

const menus: Kind = { kind: 'menus', path: '/menus', answer: 'Menu', plural: 'menus' };

/** The calls of menus (section 7). */
export const menuEndpoints = [
  ...contentReads(menus),
  contentCreate(menus, '/menus/{user}', {
    name: 'createMenu',
    summary: 'Adds a menu after the others.',
    self: 'user',
    body: { reads: menuSchema, example: examples.menu },
    fields: async (body) => ({ ...sentFields(body), position: await nextPosition() }),
  }),
  contentReplace(menus, '/menus/{id}/{user}', {
    name: 'replaceMenu',
    summary: 'Replaces title, endpoint and contents of a menu; its position stays.',
    self: 'user',
    body: { reads: menuUpdateSchema, example: examples.menu },
  }),
  contentDelete(menus, '/menus/{id}/{user}', {
    name: 'deleteMenu',
    summary: 'Deletes a menu.',
    msg: messages.menuDeleted,
    self: 'user',
  }),
  endpoint('post', '/menus/replaceAllMenus/super', {
    ...write,
    name: 'replaceAllMenus',
    summary:
      'Replaces the order and content of all menus at once. 409, and nothing changes, unless the list names exactly the stored menus; those that guests don’t see may be left out.',
    body: { reads: replaceAllMenusSchema, schema: allMenusBody(), example: examples.allMenus },
    success: { schema: listSchema(schemaRef('Menu')), description: 'The menus, in their order.' },
    errors: [409],
    handle: async ({ body, by }) => {
      const { replaceMenus } = await import('../../content/replace-menus.ts');
      return replaceMenus(body.body, by);
    },
  }),
];

/** The body of the documented call: the list, or the list as a JSON string. */
function allMenusBody() {
  const { properties, ...rest } = requestSchema(replaceAllMenusSchema) as { properties: { body: object } };
  const asText = { type: 'string', description: 'The same list as JSON.' };
  return { ...rest, properties: { body: { anyOf: [properties.body, asText] } } };
}

/** The position after the last menu. */
async function nextPosition(): Promise<number> {
  const { listNames } = await import('../../content/list-names.ts');
  return Math.max(-1, ...(await listNames('menus')).map(({ position }) => position)) + 1;
}
