import { array, type InferType } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  cutBehind,
  dateTimeSchema,
  urlNameSchema,
  fields,
  flagSchema,
  lineSchema,
  listSchema,
  needed,
  textSchema,
} from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import {
  contentItem,
  menu,
  menuElement,
  menuElementStrings,
  type ContentItem,
  type MenuElementType,
} from './menu.ts';

const countMessages = {
  0: messages.noStringsAllowed,
  1: messages.oneStringNeeded,
  3: messages.threeStringsNeeded,
};

const countRule = 'Dish and WineItem: name, description, price. Line and Break: nothing. The others: one.';

const confirmedRule =
  'True: the caller has read the allergens and vouches for them. False: they have to be confirmed again.';

const offRule = 'Null: not off.';
const untilRule = 'When it is back, ISO 8601; null: off until somebody says.';

const content = listSchema(
  schemaOf(contentItem, { contentString: textSchema().defined(messages.notText) }),
  ContentLimits.elementItems,
)
  .default([])
  .when('elementType', ([type], content) => {
    const strings = menuElementStrings[type as MenuElementType];
    if (strings === undefined) return content;
    // Lines and breaks, which have no text, may be sent with a blank one.
    const read = strings === 0 ? content.transform(dropBlanks) : content;
    return read.test('strings', countMessages[strings], (items) => items?.length === strings);
  })
  .meta({ jsonSchema: { description: countRule } });

function dropBlanks(items: unknown): unknown {
  return Array.isArray(items) ? items.filter((item: ContentItem) => item?.contentString !== '') : items;
}

const id = lineSchema(ContentLimits.elementId)
  .test('id', messages.invalidId, (value) => !value || /^[A-Za-z0-9_-]+$/.test(value))
  .meta({ jsonSchema: { description: 'Kept as sent; the server gives one to an element without.' } });

const until = dateTimeSchema()
  .nullable()
  .defined(messages.offUntilMissing)
  .meta({ jsonSchema: { type: ['string', 'null'], description: untilRule } });

const off = fields({ until })
  .nullable()
  .default(undefined)
  .optional()
  .meta({ jsonSchema: { type: ['object', 'null'], description: offRule } });

const confirmed = flagSchema().meta({ jsonSchema: { description: confirmedRule } });

const element = schemaOf(menuElement, { _id: id, content }).shape({ off, confirmed });

/** An element as it is sent. Facts that are not sent are kept as stored. */
export type SentElement = InferType<typeof element>;

const contents = listSchema(element, ContentLimits.elements).required(messages.contentsMissing);

/** A new menu. Route and title are required. */
export const menuSchema = schemaOf(menu, { contents });

/** A new menu as it is sent: possibly made from another one. */
export const newMenuSchema = menuSchema.shape({
  copyOf: lineSchema().meta({ jsonSchema: { description: 'Id of the menu that this one was made from.' } }),
});

/** A changed menu: as a new one, with the edit form's message for an empty route. */
export const menuUpdateSchema = schemaOf(menu, { contents, route: urlNameSchema(messages.urlNameEmpty) });

/**
 * All menus in their new order: `{ body: [menus…] }`, where the list may also be a JSON string. The
 * server checks that it names exactly the stored menus.
 */
export const replaceAllMenusSchema = fields({
  body: array(menuUpdateSchema.shape({ _id: needed(lineSchema(), messages.invalidId) }))
    .json()
    .transform(cutBehind(ContentLimits.menus))
    .typeError(messages.notList)
    .max(ContentLimits.menus, messages.tooMany(ContentLimits.menus))
    .required(messages.notList),
});

export type ReplaceAllMenusInput = InferType<typeof replaceAllMenusSchema>;

const seenRule = 'As the caller has read it. 409 if it is stored differently; without it nothing is checked.';

const seen = textSchema().meta({ jsonSchema: { description: seenRule } });

const priceRule = 'The new price, as guests read it. For staff who may change menus.';

const price = lineSchema().meta({ jsonSchema: { description: priceRule } });

/**
 * The change of one dish: off or back, its price, or its allergens and diets with their confirmation. `name`,
 * `description`, `formerPrice` and `before` change nothing: they are what a person saw who changes it.
 */
export const dishChangeSchema = schemaOf({ allergens: menuElement.allergens, diets: menuElement.diets })
  .shape({
    ...{ off, confirmed, price, name: seen, description: seen, formerPrice: seen },
    before: schemaOf({ allergens: menuElement.allergens })
      .default(undefined)
      .meta({ jsonSchema: { description: seenRule } }),
  })
  .test(
    'some',
    messages.dishChangeEmpty,
    ({ name: _name, description: _text, formerPrice: _price, before: _before, ...sent }) =>
      Object.values(sent).some((value) => value !== undefined),
  );

export type DishChange = InferType<typeof dishChangeSchema>;
