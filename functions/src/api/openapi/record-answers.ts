import {
  bookingRules,
  entryFields,
  fieldsOf,
  kindNames,
  kindOf,
  media,
  openingHours,
  profile,
  roles,
  type Field,
  type Fields,
} from '@venue/domain';
import { responseSchema, dateTimeSchema, listSchema, textSchema, type JsonSchema } from './json-schema.ts';

/** One of a few words. */
export const oneOf = (among: readonly string[]): JsonSchema => ({ type: 'string', enum: among });

/** Several fields of one kind. */
export const each = (names: readonly string[], schema: JsonSchema) =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** A member of staff, in profiles and on the Staff screen. */
export const user = { _id: textSchema, ...entrySchema(profile).properties, role: oneOf(roles) };

/** The responses with records. */
export const recordAnswers = {
  ...Object.fromEntries(kindNames.map((kind) => [kindOf(kind).calls.schema, recordSchema(fieldsOf(kind))])),
  SavedOpeningHours: recordSchema(openingHours, {
    unreadable: {
      ...listSchema({ type: 'integer' }),
      description: 'Places of the lines that cannot be read, from 0.',
    },
  }),
  SavedBookingRules: recordSchema(bookingRules, {
    misfits: {
      ...listSchema(
        responseSchema({
          ...each(['_id', 'date', 'time', 'why'], textSchema),
          partySize: { type: 'integer' },
        }),
      ),
      description: 'Bookings to come that the rules would not take now, 200 at most. They stay.',
    },
  }),
  User: responseSchema(user),
  Media: mediaSchema(),
};

/** The response schema of a record. */
function recordSchema(fields: Fields, more: Record<string, JsonSchema> = {}): JsonSchema {
  const { properties, optional } = entrySchema(fields);
  return responseSchema({ _id: textSchema, ...properties, ...more }, optional);
}

/** The response schema of a stored picture. */
function mediaSchema(): JsonSchema {
  const { properties, optional } = entrySchema(media);
  return responseSchema({ file: textSchema, ...properties }, optional);
}

/** The JSON Schema of declared fields, and the names of optional ones. */
export function entrySchema(fields: Fields): { properties: Record<string, JsonSchema>; optional: string[] } {
  const all = Object.entries(fields).filter(([, { internal }]) => !internal);
  return {
    properties: Object.fromEntries(all.map(([name, field]) => [name, described(field)])),
    optional: all.filter(([, field]) => field.optional).map(([name]) => name),
  };
}

function described(field: Field): JsonSchema {
  const isFile = field.kind === 'image' || field.kind === 'video';
  const description = field.hint ?? (isFile ? 'File name, or empty.' : undefined);
  const schema = field.nullable ? { anyOf: [schemaOfKind(field), { type: 'null' }] } : schemaOfKind(field);
  return { ...schema, ...(description && { description }) };
}

function schemaOfKind(field: Field): JsonSchema {
  switch (field.kind) {
    case 'dateTime':
      return dateTimeSchema;
    case 'number':
      return { type: 'integer' };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return oneOf([...(field.requiredMessage ? [] : ['']), ...Object.keys(field.names ?? {})]);
    case 'group': {
      const { properties, optional } = entrySchema(field.of as Fields);
      return responseSchema(properties, optional);
    }
    case 'list': {
      const of = entryFields(field);
      if ('field' in of) return listSchema(described(of.field));
      const { properties, optional } = entrySchema(of.fields);
      return listSchema(
        responseSchema(properties, field.withIds ? optional.filter((name) => name !== '_id') : optional),
      );
    }
    default:
      return textSchema;
  }
}
