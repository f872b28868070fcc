import {
  eventSchema,
  legalTextSchema,
  menuSchema,
  menuUpdateSchema,
  openingHoursSchema,
  replaceAllMenusSchema,
  routeSchema,
  websiteSchema,
} from '@venue/domain/schemas';
import { examples } from './examples.ts';
import { listSchema, requestSchema, schemaRef } from './json-schema.ts';
import type { Operation, RefusalStatus, RequestBody } from './operation.ts';

const edit = { tag: 'Content', access: 'editContent' } as const;

const bodies = {
  website: { schema: requestSchema(websiteSchema), example: examples.website },
  menu: { schema: requestSchema(menuSchema), example: examples.menu },
  menuUpdate: { schema: requestSchema(menuUpdateSchema), example: examples.menu },
  allMenus: { schema: allMenusBody(), example: examples.allMenus },
  openingHours: { schema: requestSchema(openingHoursSchema), example: examples.openingHours },
  legalText: { schema: requestSchema(legalTextSchema), example: examples.legalText },
  route: { schema: requestSchema(routeSchema), example: examples.route },
  event: { schema: requestSchema(eventSchema), example: examples.event },
} satisfies Record<string, RequestBody>;

/** The documented call sends the list, or the same list as a JSON string. */
function allMenusBody() {
  const { properties, required } = requestSchema(replaceAllMenusSchema) as {
    properties: { body: object };
    required: string[];
  };
  const asText = { type: 'string', description: 'The same list as JSON.' };
  return { type: 'object', properties: { body: { anyOf: [properties.body, asText] } }, required };
}

/** getAll and find of one kind (section 7). */
function reads(path: string, schema: string, plural: string, single = false): Operation[] {
  const read = { tag: 'Content', method: 'get', access: 'anyone' } as const;
  const all = single
    ? `The ${plural}, as a list of one; empty and without updatedAt before the first save.`
    : `All ${plural}, in the order they are shown.`;
  return [
    {
      ...read,
      paths: [`${path}/getAll`],
      name: `list${schemaName(path)}`,
      summary: all,
      success: { status: 200, schema: listSchema(schemaRef(schema)), description: 'The list.' },
      refusals: [],
    },
    {
      ...read,
      paths: [`${path}/find/{id}`],
      name: `find${schemaName(path)}`,
      summary: `One record of the ${plural}.`,
      success: { status: 200, schema: schemaRef(schema), description: 'The record.' },
      refusals: [400, 404],
    },
  ];
}

function schemaName(path: string): string {
  return `${path.charAt(1).toUpperCase()}${path.slice(2)}`;
}

const stored = (schema: string) => ({
  status: 200 as const,
  schema: schemaRef(schema),
  description: 'The record as it is stored now. It is live.',
});
const created = (schema: string) => ({ ...stored(schema), status: 201 as const });
const deleted = {
  status: 200 as const,
  schema: schemaRef('Deleted'),
  description: 'It is gone; its last state can be brought back from the history.',
};

/** A PUT of one record; what it does in words is added where it is listed. */
function replace(paths: Operation['paths'], name: string, schema: string, body: RequestBody) {
  return {
    ...edit,
    method: 'put' as const,
    paths,
    name: `replace${name}`,
    body,
    success: stored(schema),
    refusals: [400, 404, 409, 413] as RefusalStatus[],
  };
}

/** Website, menus, hours, legal texts, custom pages and events (section 7). */
export const contentOperations: Operation[] = [
  ...reads('/website', 'Website', 'website settings', true),
  {
    ...replace(['/website/{id}'], 'Website', 'Website', bodies.website),
    summary:
      'Replaces the fields of the website settings that are sent and keeps the others. The first save creates them.',
  },
  ...reads('/menus', 'Menu', 'menus'),
  {
    ...edit,
    method: 'post',
    paths: ['/menus/{user}'],
    name: 'createMenu',
    summary: 'Adds a menu behind the others.',
    self: 'user',
    body: bodies.menu,
    success: created('Menu'),
    refusals: [400, 409, 413],
  },
  {
    ...replace(['/menus/{id}/{user}'], 'Menu', 'Menu', bodies.menuUpdate),
    summary: 'Replaces title, endpoint and contents of a menu; its place among the tabs stays.',
    self: 'user',
  },
  {
    ...edit,
    method: 'delete',
    paths: ['/menus/{id}/{user}'],
    name: 'deleteMenu',
    summary: 'Deletes a menu.',
    self: 'user',
    success: deleted,
    refusals: [400, 404, 409],
  },
  {
    ...edit,
    method: 'post',
    paths: ['/menus/replaceAllMenus/super'],
    name: 'replaceAllMenus',
    summary:
      'Puts all menus into the order and form of the list, at once. 409, and nothing changes, unless it names exactly the stored menus.',
    body: bodies.allMenus,
    success: {
      status: 200,
      schema: listSchema(schemaRef('Menu')),
      description: 'The menus, in their order.',
    },
    refusals: [400, 409, 413],
  },
  ...reads('/openingHours', 'OpeningHours', 'opening hours', true),
  {
    ...replace(['/openingHours/{id}/{user}'], 'OpeningHours', 'OpeningHours', bodies.openingHours),
    summary: 'Replaces the lines of the opening hours. The first save creates them.',
    self: 'user',
  },
  ...reads('/termsAndConditions', 'LegalText', 'terms and conditions', true),
  {
    ...replace(['/termsAndConditions/{id}'], 'TermsAndConditions', 'LegalText', bodies.legalText),
    summary: 'Replaces the terms and conditions. The first save creates them.',
  },
  ...reads('/privacyPolicy', 'LegalText', 'privacy policy', true),
  {
    ...replace(['/privacyPolicy/{id}'], 'PrivacyPolicy', 'LegalText', bodies.legalText),
    summary: 'Replaces the privacy policy. The first save creates it.',
  },
  ...reads('/routes', 'Route', 'custom pages'),
  {
    ...edit,
    method: 'post',
    paths: ['/routes'],
    name: 'createRoute',
    summary: 'Adds a custom page.',
    body: bodies.route,
    success: created('Route'),
    refusals: [400, 409, 413],
  },
  {
    ...replace(['/routes/{id}'], 'Route', 'Route', bodies.route),
    summary: 'Replaces a custom page. Without `panels` it keeps those it has.',
  },
  {
    ...edit,
    method: 'delete',
    paths: ['/routes/{id}'],
    name: 'deleteRoute',
    summary: 'Deletes a custom page.',
    success: deleted,
    refusals: [400, 404, 409],
  },
  ...reads('/event', 'Event', 'music events'),
  {
    ...edit,
    method: 'post',
    paths: ['/event/super', '/event/music'],
    name: 'createEvent',
    summary: 'Lists a music event.',
    body: bodies.event,
    success: created('Event'),
    refusals: [400, 409, 413],
  },
  {
    ...replace(['/event/{id}/super', '/event/{id}/music'], 'Event', 'Event', bodies.event),
    summary: 'Replaces the fields of a music event that are sent and keeps the others.',
  },
  {
    ...edit,
    method: 'delete',
    paths: ['/event/{id}/super', '/event/{id}/music'],
    name: 'deleteEvent',
    summary: 'Deletes a music event.',
    success: deleted,
    refusals: [400, 404, 409],
  },
];
