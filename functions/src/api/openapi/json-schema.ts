import type {
  AnySchema,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** A JSON Schema (2020-12), the language of OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };

/** Text of any length. */
export const textSchema: JsonSchema = { type: 'string' };

/** A date and time in responses: ISO 8601 in UTC. */
export const dateTimeSchema: JsonSchema = { type: 'string', format: 'date-time' };

/** A reference to a schema in the document's components. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function listSchema(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** A response with exactly these fields; those in `optional` may be missing. */
export function responseSchema(properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/**
 * Converts a yup schema to JSON Schema. Rules in code (a URL endpoint's letters, file names, links …) describe
 * themselves in `meta({ jsonSchema })`. The result accepts everything that the schema accepts, and possibly more.
 */
export function requestSchema(schema: AnySchema): JsonSchema {
  return convert(schema.describe());
}

function convert(described: SchemaFieldDescription): JsonSchema {
  const { jsonSchema } = ('meta' in described ? (described.meta ?? {}) : {}) as { jsonSchema?: JsonSchema };
  return { ...shape(described as SchemaInnerTypeDescription), ...jsonSchema };
}

function shape(described: SchemaInnerTypeDescription): JsonSchema {
  if (described.type === 'object') return objectShape(described as unknown as SchemaObjectDescription);
  if (described.type === 'array') {
    const items = described.innerType as SchemaFieldDescription | undefined;
    return { type: 'array', ...(items && { items: convert(items) }), ...limit(described, 'max', 'maxItems') };
  }
  const among = described.oneOf.length > 0 && { enum: described.oneOf };
  if (described.type === 'number') {
    const limits = { ...limit(described, 'min', 'minimum'), ...limit(described, 'max', 'maximum') };
    return { type: has(described, 'integer') ? 'integer' : 'number', ...limits, ...among };
  }
  if (described.type === 'boolean') return { type: 'boolean' };
  if (described.type !== 'string') return { ...among };
  const least = has(described, 'required') && { minLength: 1 };
  const pattern = described.tests.find(({ name }) => name === 'matches')?.params?.['regex'];
  return {
    type: 'string',
    ...least,
    ...limit(described, 'max', 'maxLength'),
    ...(pattern instanceof RegExp && { pattern: pattern.source }),
    ...among,
  };
}

function objectShape({ fields }: SchemaObjectDescription): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries
    .filter(([, field]) => 'optional' in field && !field.optional)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field)])),
    ...(required.length > 0 && { required }),
  };
}

function has({ tests }: SchemaInnerTypeDescription, name: string): boolean {
  return tests.some((test) => test.name === name);
}

function limit({ tests }: SchemaInnerTypeDescription, name: 'min' | 'max', keyword: string): JsonSchema {
  const value = tests.find((test) => test.name === name)?.params?.[name];
  return typeof value === 'number' ? { [keyword]: value } : {};
}
