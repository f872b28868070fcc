import {
  booking,
  bookStates,
  entryFields,
  fieldsOf,
  kindNames,
  kindOf,
  profile,
  roles,
  type Field,
  type Fields,
} from '@venue/domain';
import {
  choice,
  dateTime,
  day,
  each,
  flag,
  group,
  integer,
  list,
  named,
  optional,
  text,
  time,
} from './json-schema.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';

/** The answers with a record of a kind. */
export function recordAnswers(): Schemas {
  return Object.fromEntries(
    kindNames.map((kind) => [kindOf(kind).calls.schema, group(storedFields(fieldsOf(kind)))]),
  );
}

/** The fields of a stored record. */
export function storedFields(fields: Fields): Schemas {
  return { _id: text(), ...declaredFields(fields) };
}

/** The same without an id. */
export function declaredFields(fields: Fields): Schemas {
  const all = Object.entries(fields).filter(([, { internal }]) => !internal);
  return Object.fromEntries(
    all.map(([name, field]) => [name, field.optional ? optional(described(field)) : described(field)]),
  );
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
      return dateTime();
    case 'number':
      return integer();
    case 'flag':
      return flag();
    case 'choice':
      return choice([...(field.requiredMessage ? [] : ['']), ...Object.keys(field.names ?? {})]);
    case 'group':
      return group(declaredFields(field.of as Fields));
    case 'list': {
      const of = entryFields(field);
      if ('field' in of) return list(described(of.field));
      return list(
        group({ ...declaredFields(of.fields), ...(field.withIds && { _id: described(of.fields['_id']!) }) }),
      );
    }
    default:
      return text();
  }
}

/** A member of staff, in profiles and on the Staff screen. */
export const userFields: Schemas = { ...storedFields(profile), role: choice(roles) };
export const user = named('User', userFields);

/** What is left of a record that was deleted. */
export const deleted = named('Deleted', each(['_id', 'msg'], text()));

/** A few days with times. */
const dayTimes = (description: string) => optional(list(group({ date: day(), time: time() }), description));

/** The limits that a party exceeds, and by how much. */
export const over = group(
  {
    ...each(['coversPerSlot', 'partiesPerSlot', 'coversPerService', 'seats'], optional(integer())),
    ...each(['table', 'closed'], optional({ const: true })),
  },
  'For staff: the limits that are in the way, and by how much.',
);

export const isMailed = flag(
  'An email to the guest is in the outbox; its delivery shows whether it was sent.',
);

/** A whole booking, as staff read it. */
export const staffBookingFields: Schemas = { ...storedFields(booking), state: choice(bookStates) };
export const staffBooking = named('StaffBooking', staffBookingFields);

/** Every error. */
export const errorAnswer = named('Error', {
  msg: text('A sentence for people.'),
  errors: optional(
    list(group(each(['path', 'message'], text())), 'The invalid fields, for example contents[2].content.'),
  ),
  requestId: optional(text('With a 5xx: identifies its log line, as the header X-Request-Id does.')),
  times: dayTimes('Of an evening that is full: the free times nearest to the one asked for.'),
  days: dayTimes('The same: about that time on evenings that follow.'),
  over: optional(over),
});
