import {
  buttonTypes,
  legalElementTypes,
  menuElementTypes,
  openingHoursElementTypes,
  roles,
  websiteGalleryFields,
  websiteImageFields,
  websiteTextFields,
} from '@venue/domain';
import {
  answerSchema,
  dateTimeSchema,
  listSchema,
  schemaRef,
  textSchema,
  type JsonSchema,
} from './json-schema.ts';

/** One of a few words. */
export const oneOf = (among: readonly string[]): JsonSchema => ({ type: 'string', enum: among });

/** Several fields of one kind. */
export const each = (names: readonly string[], schema: JsonSchema) =>
  Object.fromEntries(names.map((name) => [name, schema]));

const fileName = { ...textSchema, description: 'File name, or empty.' };
const items = listSchema(answerSchema({ contentString: textSchema }));
const elements = (types: readonly string[], content: JsonSchema) =>
  listSchema(answerSchema({ elementType: oneOf(types), content }));

/** A member of staff, as the own profile and the Staff screen show one. */
export const user = {
  ...each(['_id', 'username', 'email', 'desc', 'profileImg'], textSchema),
  role: oneOf(roles),
};

/** A stored record; it has no stamps before its first save. */
function record(fields: Record<string, JsonSchema>, stamps = ['updatedAt']): JsonSchema {
  return answerSchema({ _id: textSchema, ...fields, ...each(stamps, dateTimeSchema) }, stamps);
}

/** What is answered of each record. */
export const recordAnswers = {
  Website: record({
    ...each(websiteTextFields, textSchema),
    ...each([...websiteImageFields, 'heroVideo'], fileName),
    ...each([...websiteGalleryFields, 'restaurantInfo'], listSchema(textSchema)),
  }),
  Menu: record({
    ...each(['title', 'route'], textSchema),
    contents: elements(menuElementTypes, items),
    position: { type: 'number', description: 'Place in the row of tabs, from 0.' },
  }),
  OpeningHours: record({ contents: elements(openingHoursElementTypes, textSchema) }),
  LegalText: record({ contents: elements(legalElementTypes, items) }),
  Route: record(
    {
      ...each(['title', 'route', 'topImg', 'introTitle', 'introDesc'], textSchema),
      panels: listSchema(schemaRef('Panel')),
    },
    ['createdAt', 'updatedAt'],
  ),
  Panel: answerSchema({
    ...each(['_id', 'panelTitle', 'panelDesc', 'panelImg'], textSchema),
    panelButtonType: oneOf(buttonTypes),
  }),
  Event: record({ ...each(['artist', 'artistLink', 'desc', 'img'], textSchema), datetime: dateTimeSchema }, [
    'createdAt',
    'updatedAt',
  ]),
  User: answerSchema(user),
};
