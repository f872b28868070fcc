import type {
  AnySchema,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** A JSON Schema (2020-12), the language of OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };

/** The schemas of fields, by name. */
export type Schemas = Record<string, JsonSchema>;

/*
 * The words for what calls answer, as fields are declared: each makes a schema, with what the description says of it.
 */

const word =
  (schema: JsonSchema) =>
  (description?: string): JsonSchema => ({ ...schema, ...(description && { description }) });

/** Text of any length. */
export const text = word({ type: 'string' });
export const flag = word({ type: 'boolean' });
export const integer = word({ type: 'integer' });
/** A date and time: ISO 8601 in UTC. */
export const dateTime = word({ type: 'string', format: 'date-time' });
/** A day of the venue. */
export const day = word({ type: 'string', description: 'YYYY-MM-DD.' });
export const time = word({ type: 'string', description: "HH:mm on the venue's clock." });

/** One of a few words. */
export function choice(among: readonly string[], description?: string): JsonSchema {
  return word({ type: 'string', enum: among })(description);
}

export function list(items: JsonSchema, description?: string): JsonSchema {
  return word({ type: 'array', items })(description);
}

const mayBeMissing = Symbol('may be missing');

/** A field that may be missing. */
export function optional(field: JsonSchema): JsonSchema {
  return { ...field, [mayBeMissing]: true };
}

/** Whether a field is always there. */
export function isRequired(field: JsonSchema): boolean {
  return !(mayBeMissing in field);
}

/** An object with exactly these fields. */
export function group(properties: Schemas, description?: string): JsonSchema {
  const required = Object.keys(properties).filter((name) => isRequired(properties[name]!));
  return word({ type: 'object', properties, required, additionalProperties: false })(description);
}

/** Several fields of one kind. */
export function each(names: readonly string[], schema: JsonSchema): Schemas {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

/** The answers that have a name in the document, by it. */
export const namedSchemas: Schemas = {};

/** A group with a name of its own in the document. Returns the reference to it. */
export function named(name: string, fields: Schemas): JsonSchema {
  namedSchemas[name] = group(fields);
  return schemaRef(name);
}

/** A reference to a schema that has a name. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
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
