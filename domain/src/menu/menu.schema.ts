import { array, type InferType } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { cutBehind, endpoint, fields, line, list, needed, text } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { menu, menuElement, menuElementStrings, type ContentItem, type MenuElementType } from './menu.ts';

const countMessages = {
  0: messages.noStringsAllowed,
  1: messages.oneStringNeeded,
  3: messages.threeStringsNeeded,
};

const countRule = 'Dish and WineItem: name, description, price. Line and Break: nothing. The others: one.';

const content = list(fields({ contentString: text().defined(messages.notText) }), Limits.elementItems)
  .default([])
  .when('elementType', ([type], content) => {
    const strings = menuElementStrings[type as MenuElementType];
    if (strings === undefined) return content;
    // Older clients send lines and breaks with a blank string.
    const read = strings === 0 ? content.transform(dropBlanks) : content;
    return read.test('strings', countMessages[strings], (items) => items?.length === strings);
  })
  .meta({ jsonSchema: { description: countRule } });

function dropBlanks(items: unknown): unknown {
  return Array.isArray(items) ? items.filter((item: ContentItem) => item?.contentString !== '') : items;
}

const contents = list(schemaOf(menuElement, { content }), Limits.elements).required(messages.contentsMissing);

/** A new menu. Route and title are required (section 5). */
export const menuSchema = schemaOf(menu, { contents });

/** A changed menu: as a new one, with the edit form's message for an empty route (section 5). */
export const menuUpdateSchema = schemaOf(menu, { contents, route: endpoint(messages.endpointEmpty) });

/**
 * All menus in their new order (section 7): `{ body: [menus…] }`, where the list may also be a JSON string. The
 * server checks that it names exactly the stored menus.
 */
export const replaceAllMenusSchema = fields({
  body: array(menuUpdateSchema.shape({ _id: needed(line(), messages.invalidId) }))
    .json()
    .transform(cutBehind(Limits.menus))
    .typeError(messages.notList)
    .max(Limits.menus, messages.tooMany(Limits.menus))
    .required(messages.notList),
});

export type ReplaceAllMenusInput = InferType<typeof replaceAllMenusSchema>;
