import {
  entryFields,
  fieldsOf,
  kindNames,
  kindOf,
  type Field,
  type Fields,
  type KindName,
} from '@venue/domain';
import { schemaOf } from '@venue/domain/schemas';
import { serverKind } from '../../kinds/server-kinds.ts';
import type { Endpoint, Operation } from '../endpoint.ts';
import { contentCreate, contentDelete, contentReads, contentReplace, nameOf } from './content.ts';

/** The calls of all kinds whose faces do not say that they have calls of their own. */
export function plainEndpoints(): Endpoint[] {
  return kindNames.filter((kind) => serverKind(kind).calls !== 'own').flatMap(plainCalls);
}

/** The calls of a kind as its declaration has them: reads, and create, replace and delete. */
function plainCalls(kind: KindName): Endpoint[] {
  const { calls, names, list } = kindOf(kind);
  const { path, suffixes, schema } = calls;
  const fields = fieldsOf(kind);
  const body = { reads: schemaOf(fields), example: exampleOf(fields) };
  const self = suffixes.includes('user') ? { self: 'user' as const } : {};
  const [first = '', ...others] = suffixes.map((suffix) => (suffix === 'user' ? '/{user}' : `/${suffix}`));
  const variants = (start: string): Operation['paths'] => [
    start + first,
    ...others.map((end) => start + end),
  ];
  if (list === 'single') {
    const name = `replace${nameOf(path)}`;
    const summary = `Changes the fields of ${names.this} that are sent. The first save creates the record.`;
    return [
      ...contentReads(kind),
      contentReplace(kind, variants(`${path}/{id}`), { name, summary, body, ...self }),
    ];
  }
  const write = (name: string, summary: string) => ({ name: `${name}${schema}`, summary, ...self });
  return [
    ...contentReads(kind),
    contentCreate(kind, variants(path), { ...write('create', `Adds a record to the ${names.many}.`), body }),
    contentReplace(kind, variants(`${path}/{id}`), {
      ...write(
        'replace',
        `Changes the fields of one of the ${names.many} that are sent and keeps the others.`,
      ),
      body,
    }),
    contentDelete(kind, variants(`${path}/{id}`), {
      ...write('delete', `Deletes one of the ${names.many}.`),
      msg: `${names.one} deleted.`,
    }),
  ];
}

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
