import { fieldsOf, isSingleKind, type KindName } from '@venue/domain';

/** The field that says what a record of several is called: the first line of its form. */
export function titleField(kind: KindName): string | undefined {
  if (isSingleKind(kind)) return undefined;
  return Object.entries(fieldsOf(kind)).find(([, field]) => field.kind === 'line')?.[0];
}

/** What a record of several is called; empty for the only one of its kind. */
export function titleOfRecord(kind: KindName, record: object): string {
  const title = titleField(kind);
  const value = title && (record as Record<string, unknown>)[title];
  return typeof value === 'string' ? value : '';
}
