/** A value as Firestore's REST interface writes it: one key that names the type. */
type StoredValue = Record<string, unknown>;

/** The fields of a document or of a map, as Firestore's REST interface writes them. */
export type StoredFields = Record<string, StoredValue>;

/** Fields as plain JSON. Dates come as text in ISO 8601; what JSON does not know, such as bytes, as it is written. */
export function plainFields(fields: StoredFields): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const name in fields) plain[name] = plainValue(fields[name]!);
  return plain;
}

function plainValue(value: StoredValue): unknown {
  for (const type in value) {
    const written = value[type];
    if (type === 'mapValue') return plainFields((written as { fields?: StoredFields }).fields ?? {});
    if (type === 'arrayValue') return ((written as { values?: StoredValue[] }).values ?? []).map(plainValue);
    // 64 bits do not fit into a JSON number, so integers are written as text.
    if (type === 'integerValue') return Number(written);
    // NaN and the infinities are text as well.
    if (type === 'doubleValue') return Number(written);
    return written;
  }
  return undefined;
}
