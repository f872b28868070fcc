/**
 * A value in the format of Firestore's REST API: its single key is the type, so that 1 and 1.0, bytes, references and
 * empty maps are restored exactly.
 */
export type StoredValue = Record<string, unknown>;

export type StoredFields = Record<string, StoredValue>;

/** Changes each reference to a document in the fields. */
export function mapReferences(fields: StoredFields, change: (reference: string) => string): StoredFields {
  const entries = Object.entries(fields).map(([name, value]) => [name, mapValue(value, change)] as const);
  return Object.fromEntries(entries);
}

function mapValue(value: StoredValue, change: (reference: string) => string): StoredValue {
  const { referenceValue, arrayValue, mapValue: map } = value;
  if (typeof referenceValue === 'string') return { referenceValue: change(referenceValue) };
  if (arrayValue) {
    const { values = [] } = arrayValue as { values?: StoredValue[] };
    return { arrayValue: { values: values.map((each) => mapValue(each, change)) } };
  }
  if (map) {
    const { fields = {} } = map as { fields?: StoredFields };
    return { mapValue: { fields: mapReferences(fields, change) } };
  }
  return value;
}

/** Whether a value is a plain object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
