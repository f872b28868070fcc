import { messages } from '@venue/domain';
import { ValidationError, type Schema } from 'yup';
import { HttpError } from './http-error.ts';

/** Number of reported errors; a body may have thousands. */
const mostErrors = 50;

/** Parses a body with a schema, without unknown fields. Throws 400 with the invalid fields, fifty at most. */
export async function parseBody<T>(schema: Schema<T>, body: unknown): Promise<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, messages.bodyNotObject);
  }
  try {
    return await schema.validate(body, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = withoutItemsOfLongLists(error.inner.length > 0 ? error.inner : [error]);
    const errors = found.slice(0, mostErrors).map(({ path, message }) => ({ path: path ?? '', message }));
    throw new HttpError(400, errors[0]?.message ?? messages.badRequest, { errors });
  }
}

/** Removes the errors of items in lists that are too long. */
function withoutItemsOfLongLists(errors: ValidationError[]): ValidationError[] {
  const long = errors.filter(({ type, params }) => type === 'max' && Array.isArray(params?.['value']));
  const inside = long.map(({ path }) => `${path}[`);
  return errors.filter(({ path }) => !inside.some((start) => path?.startsWith(start)));
}

/**
 * The `updatedAt` that a write was based on. Without it (undefined) nothing is checked, as the documented calls
 * expect. Throws 400 for an invalid date-time.
 */
export function readBasedOn(body: unknown): Date | undefined {
  const value = (body as { updatedAt?: unknown } | null | undefined)?.updatedAt;
  if (value === undefined || value === null || value === '') return undefined;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  throw new HttpError(400, messages.updatedAtInvalid, { field: 'updatedAt' });
}

/** Reads an id from a URL. Throws 400 for one that Firestore cannot store or that would leave its collection. */
export function recordId(id: unknown): string {
  if (typeof id === 'string' && isRecordId(id)) return id;
  throw new HttpError(400, messages.invalidId);
}

/** Whether an id is valid for a record. */
export function isRecordId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
