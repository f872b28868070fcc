import { permissions } from '@venue/domain';
import { answers } from './answers.ts';
import type { JsonSchema } from './json-schema.ts';
import { tags, type Operation } from './operation.ts';
import { operations } from './operations.ts';
import { statusesOf } from './statuses.ts';

const introduction = `# The API

Written by \`node scripts/write-api-reference.js\` from the same list that answers \`GET /api/openapi.json\`; a test
fails when it is out of date.

The API is at \`/api\` on the site's own origin; the function's own address works as well. JSON in and out, ids as
\`_id\`, date-times in ISO 8601 and UTC. Reads need no token. Everything else carries
\`Authorization: Bearer {token}\` with the token that a sign-in answered. A 200 or 201 of a content write means that
it is live.

- Errors are \`{ "msg": "…", "errors": [{ "path": "contents[2].content", "message": "…" }] }\`; \`msg\` is for people,
  \`errors\` is there when fields are at fault. After an error nothing was changed.
- \`updatedAt\`, sent along with a write, is the state that the change was based on: if somebody has saved since, the
  answer is 409. Without it nothing is checked.
- Fields that a call does not know are dropped. A text field takes text only; nothing is ever read as HTML.
- \`{user}\` in a path is the caller's own uid.
- 429 brings \`Retry-After\` in seconds. Any call may answer 500: our fault, and nothing was changed.
- JSON bodies end at 1 MB, pictures at 15 MB, videos at 30 MB.
- Two answers are not ours, and come in HTML from the server that Google puts around the function: 413 for more than
  32 MB, and 400 for a JSON body that is not JSON. Clients go by the status.
`;

/** The API reference for people, in Markdown, before it is formatted. */
export function apiReference(): string {
  const sections = tags.map((tag) => {
    const ofTag = operations.filter((operation) => operation.tag === tag);
    return [`## ${tag}`, ...ofTag.map(describe)].join('\n\n');
  });
  return [introduction, ...sections, '## Answers', ...Object.entries(answers).map(describeAnswer), ''].join(
    '\n\n',
  );
}

function describe(operation: Operation): string {
  const { method, paths, summary, query = [], body, success } = operation;
  const calls = paths.map((path) => `\`${method.toUpperCase()} ${path}\``).join(' or ');
  const refusals = statusesOf(operation).filter(({ status }) => status >= 400 && status !== 500);
  return [
    `### ${calls}`,
    summary,
    [
      `- ${whoMay(operation)}`,
      ...query.map(({ name, description }) => `- \`?${name}=\` ${description}`),
      ...(body ? [`- ${whatItTakes(body)}`] : []),
      `- ${success.status}: ${success.schema ? nameOf(success.schema) : 'the file'}. ${success.description}`,
      ...(refusals.length > 0 ? [`- Refused with ${refusals.map(({ status }) => status).join(', ')}.`] : []),
    ].join('\n'),
    ...(body?.example !== undefined ? [`\`\`\`json\n${JSON.stringify(body.example)}\n\`\`\``] : []),
  ].join('\n\n');
}

function whatItTakes({ type, schema }: NonNullable<Operation['body']>): string {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const list = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');
  // The website settings are listed once, among the answers.
  const may = optional.length > 20 ? 'any field of Website' : list(optional);
  const said = [required.length > 0 && `needs ${list(required)}`, may && `may have ${may}`].filter(Boolean);
  return `${type ? `As \`${type}\`: ` : 'Body: '}${said.join('; ')}.`;
}

function whoMay({ access, self }: Operation): string {
  if (access === 'anyone') return 'Everybody.';
  if (access === 'password') return 'Everybody who knows the password.';
  return `${permissions[access].join(', ')}${self ? ', for their own uid only' : ''}.`;
}

function describeAnswer([name, schema]: [string, JsonSchema]): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  // The website settings have a hundred fields of text, which say nothing one by one.
  if (name === 'Website') return `### Website\n\n${fieldNames(schema)}.`;
  const rows = Object.entries(properties).map(([field, each]) => {
    const note = [required.includes(field) ? '' : 'May be missing.', each['description'] ?? '']
      .join(' ')
      .trim();
    return `| \`${field}\` | ${nameOf(each)} | ${note} |`;
  });
  return [`### ${name}`, ['| field | type | |', '| --- | --- | --- |', ...rows].join('\n')].join('\n\n');
}

function fieldNames({ properties = {} }: { properties?: object }): string {
  return Object.keys(properties)
    .map((name) => `\`${name}\``)
    .join(', ');
}

/** A schema in a word or two. */
function nameOf(schema: JsonSchema): string {
  const { $ref, anyOf, items, type, format } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    items?: JsonSchema;
    enum?: string[];
    type?: string | string[];
    format?: string;
  };
  const among = schema['enum'] as string[] | undefined;
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (anyOf) return anyOf.map(nameOf).join(' or ');
  if (items) return `list of ${nameOf(items)}`;
  if (among) return among.map((each) => `\`${each}\``).join(', ');
  if (type === 'object') return fieldNames(schema) || 'object';
  return format ?? [type].flat().join(' or ');
}
