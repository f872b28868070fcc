/**
 * A value in the format of Firestore's REST API: its single key is the type, so that 1 and 1.0, bytes, references and
 * empty maps are restored exactly.
 */
export type StoredValue = Record<string, unknown>;

export type StoredFields = Record<string, StoredValue>;

const isText = (value: unknown) => typeof value === 'string';

/** Checks for the values of each type. */
const types: Record<string, (value: unknown) => boolean> = {
  nullValue: (value) => value === null,
  booleanValue: (value) => typeof value === 'boolean',
  integerValue: (value) => isText(value) && /^-?\d{1,19}$/.test(value),
  doubleValue: (value) =>
    typeof value === 'number' || ['NaN', 'Infinity', '-Infinity'].includes(String(value)),
  timestampValue: isText,
  stringValue: isText,
  bytesValue: isText,
  referenceValue: isText,
  geoPointValue: isObject,
  arrayValue: (value) => isObject(value) && isListOf(value['values'] ?? [], isStoredValue),
  mapValue: (value) => isObject(value) && areStoredFields(value['fields'] ?? {}),
};

/** Whether Firestore could have stored this value. */
function isStoredValue(value: unknown): value is StoredValue {
  if (!isObject(value)) return false;
  const [entry, ...rest] = Object.entries(value);
  return entry !== undefined && rest.length === 0 && (types[entry[0]]?.(entry[1]) ?? false);
}

/** Whether these are the fields of a document or a map. */
export function areStoredFields(value: unknown): value is StoredFields {
  return isObject(value) && Object.values(value).every(isStoredValue);
}

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

function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
