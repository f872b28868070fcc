import { messages } from '@venue/domain';
import { ValidationError, type Schema } from 'yup';
import { HttpError } from './http-error.ts';

/** More faults than these help nobody, and a body may have thousands. */
const mostErrors = 50;

/**
 * The body as the schema reads it, without the fields that it does not know. 400 naming the fields
 * at fault, fifty at most, otherwise.
 */
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

/** Of a list that is too long, it is said that it is, and nothing of its items. */
function withoutItemsOfLongLists(errors: ValidationError[]): ValidationError[] {
  const long = errors.filter(({ type, params }) => type === 'max' && Array.isArray(params?.['value']));
  const inside = long.map(({ path }) => `${path}[`);
  return errors.filter(({ path }) => !inside.some((start) => path?.startsWith(start)));
}

/**
 * The `updatedAt` that a write says it was based on, or undefined when it does not say: then nothing
 * is checked, as the documented calls expect. 400 when it is no date-time.
 */
export function readBasedOn(body: unknown): Date | undefined {
  const value = (body as { updatedAt?: unknown } | null | undefined)?.updatedAt;
  if (value === undefined || value === null || value === '') return undefined;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  throw new HttpError(400, messages.updatedAtInvalid, { field: 'updatedAt' });
}

/**
 * An id out of an address, checked to be one that Firestore can hold and that stays inside its
 * collection. 400 otherwise.
 */
export function recordId(id: unknown): string {
  if (typeof id === 'string' && isRecordId(id)) return id;
  throw new HttpError(400, messages.invalidId);
}

/** Whether an id is one that a record can have. */
export function isRecordId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
