import { messages } from '@venue/domain';
import {
  dishChangeSchema,
  menuUpdateSchema,
  newMenuSchema,
  replaceAllMenusSchema,
  type SentElement,
} from '@venue/domain/schemas';
import { findRecord } from '../../records/read.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { recordId } from '../../requests/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { list, requestSchema, schemaRef } from '../openapi/json-schema.ts';
import {
  contentCreate,
  contentDelete,
  contentReads,
  contentReplace,
  sentFields,
  contentWriteDefaults,
} from './content.ts';

/** The calls of menus and their dishes. */
export const menuEndpoints = [
  ...contentReads('menus'),
  contentCreate('menus', '/menus/{user}', {
    name: 'createMenu',
    summary:
      'Adds a menu after the others. With `copyOf` its dishes keep what was confirmed of those in the other menu.',
    self: 'user',
    body: { reads: newMenuSchema, example: examples.menu },
    fields: async ({ copyOf, contents, ...body }) => ({
      ...sentFields(body),
      contents: copyOf ? await copyFrom(copyOf, contents) : contents,
      position: await nextPosition(),
    }),
    errors: [404],
  }),
  contentReplace('menus', '/menus/{id}/{user}', {
    name: 'replaceMenu',
    summary: 'Replaces title, endpoint and contents of a menu; its position stays.',
    self: 'user',
    body: { reads: menuUpdateSchema, example: examples.menu },
  }),
  contentDelete('menus', '/menus/{id}/{user}', {
    name: 'deleteMenu',
    summary: 'Deletes a menu.',
    msg: messages.menuDeleted,
    self: 'user',
  }),
  endpoint('post', '/menus/replaceAllMenus/super', {
    ...contentWriteDefaults,
    name: 'replaceAllMenus',
    summary:
      'Replaces the order and content of all menus at once. 409, and nothing changes, unless the list names exactly the stored menus; those that guests don’t see may be left out.',
    body: {
      reads: replaceAllMenusSchema,
      schema: allMenusBody(),
      example: {
        body: [
          {
            _id: 'main',
            title: 'Main menu',
            route: 'main',
            contents: [{ elementType: 'Title', content: [{ contentString: 'Main menu' }] }],
          },
        ],
      },
    },
    success: { schema: list(schemaRef('Menu')), description: 'The menus, in their order.' },
    errors: [409],
    handle: async ({ body, by }) => {
      const { replaceMenus } = await import('../../menus/replace-menus.ts');
      return replaceMenus(body.body, by);
    },
  }),
  // For admins, super users, and chefs to whom it is granted.
  endpoint('put', '/menus/{id}/items/{item}/{user}', {
    tag: 'Content',
    access: 'changeDishes',
    name: 'changeDish',
    summary:
      'Takes a dish or wine off and back, or says what it contains or costs. What is not sent stays; two changes at once are both kept. 403 for a price from a chef; 404 for an unknown dish; 409 if `name`, `description`, `formerPrice` or, in `before`, its allergens are sent and are not what is stored.',
    self: 'user',
    body: {
      reads: dishChangeSchema,
      example: {
        allergens: ['gluten:wheat', 'fish', 'milk'],
        diets: [],
        confirmed: true,
        off: { until: '2031-06-15T04:00:00Z' },
      },
    },
    success: { schema: schemaRef('Menu'), description: 'The menu as stored. It is live.' },
    errors: [404, 409],
    handle: async ({ id, req, body, by }) => {
      const { changeDish } = await import('../../menus/change-dish.ts');
      return changeDish(id, recordId(req.params['item']), body, by);
    },
  }),
];

/** The elements of a new menu copied from another one. Throws 404 if that no longer exists. */
async function copyFrom(id: string, contents: SentElement[]) {
  const source = await findRecord('menus', recordId(id));
  if (!source) throw new HttpError(404, messages.unknownRecord, { field: 'copyOf' });
  const { copyElements } = await import('../../kinds/menus/copy-elements.ts');
  return copyElements(contents, source.contents);
}

/** The body of the documented call: the list, or the list as a JSON string. */
function allMenusBody() {
  const { properties, ...rest } = requestSchema(replaceAllMenusSchema) as { properties: { body: object } };
  const asText = { type: 'string', description: 'The same list as JSON.' };
  return { ...rest, properties: { body: { anyOf: [properties.body, asText] } } };
}

/** The position after the last menu. */
async function nextPosition(): Promise<number> {
  const { listNames } = await import('../../records/list-names.ts');
  return Math.max(-1, ...(await listNames('menus')).map(({ position }) => position)) + 1;
}
