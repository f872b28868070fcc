import { entryFields, type Field, type Fields } from '@venue/domain';

/** An example of a body with declared fields: a value of each field that a record always has. */
export function exampleOf(fields: Fields): Record<string, unknown> {
  const sent = Object.entries(fields).filter(([, { readOnly, optional }]) => !readOnly && !optional);
  return Object.fromEntries(sent.map(([name, field]) => [name, exampleValue(field)]));
}

function exampleValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'line':
      return (field.label || 'Text').slice(0, field.max);
    case 'urlName':
      return 'example';
    case 'link':
      return 'https://example.com/page';
    case 'email':
      return 'guest@example.com';
    case 'image':
      return 'picture.jpg';
    case 'video':
      return 'video.mp4';
    case 'dateTime':
      return '2031-06-14T20:30:00Z';
    case 'number':
      return 1;
    case 'flag':
      return true;
    case 'choice':
      return Object.keys(field.names ?? {})[0];
    case 'group':
      return exampleOf(field.of as Fields);
    case 'list': {
      const of = entryFields(field);
      return ['fields' in of ? exampleOf(of.fields) : exampleValue(of.field)];
    }
  }
}
