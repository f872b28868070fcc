import { array, boolean, mixed, object, string, type AnyObject, type ISchema, type ObjectShape } from 'yup';
import { fromLocalInput } from '../time/dates.ts';
import { urlNameProblem } from '../url-name.ts';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import type { FieldOptions } from './field.ts';

/*
 * The building blocks of all schemas. Nothing is cast: a number in place of text is an error. Text stays as typed,
 * `<b>` included; it is never rendered as HTML, so nothing has to be stripped. A field that is not sent stays
 * undefined, and a save keeps its stored value. Rules in code describe themselves for the API reference in `meta`.
 */

/** Characters that cannot be shown: control characters other than newline and tab, and lone surrogates. */
const unprintable = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** An address as in HTML's email field, with a dot in the domain. No names, groups, comments or quotes. */
const mailbox =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A letter or digit of any script first, then also spaces and the usual characters of file names. */
const fileNamePattern = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._\-()[\]'’,&+@!#=~]*$/u;

const dateTimeRule =
  "ISO 8601 with its zone; without one it is a time on the venue's clock. From 2000 to 2100.";
const basedOnRule =
  'The updatedAt that the record was read with. 409 if somebody has saved it since; without it nothing is checked.';

/** Text of any number of lines. */
export function textSchema(max: number = ContentLimits.text) {
  return string()
    .strict()
    .typeError(messages.notText)
    .nonNullable(messages.notText)
    .max(max, messages.tooLong(max))
    .test('printable', messages.controlCharacters, (value) => !unprintable.test(value ?? ''));
}

/** Text of one line. */
export function lineSchema(max: number = ContentLimits.title) {
  return textSchema(max).test(
    'line',
    messages.singleLine,
    (value) => !/[\r\n\u2028\u2029]/.test(value ?? ''),
  );
}

/** Makes a text field required, with more than white space. */
export function needed<S extends ReturnType<typeof textSchema>>(field: S, message: string) {
  return field.required(message).test('blank', message, (value) => !value || value.trim() !== '');
}

/**
 * One of a few values, such as an element type. The empty string stands for none, unless `missing` makes it required.
 */
export function choiceSchema<T extends string>(
  among: readonly T[],
  { requiredMessage, unknown, aliases = {} }: Pick<FieldOptions, 'requiredMessage' | 'unknown' | 'aliases'>,
) {
  const allowed: readonly string[] = requiredMessage ? among : ['', ...among];
  const words = mixed<T>()
    .transform((value: unknown) =>
      typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value,
    )
    .transform((value: unknown) => (requiredMessage && value === '' ? undefined : value))
    .nonNullable(requiredMessage ?? messages.notText)
    .oneOf(allowed as T[], unknown)
    .meta({ jsonSchema: { type: 'string', enum: [...allowed, ...Object.keys(aliases)] } });
  return requiredMessage ? words.required(requiredMessage) : words;
}

/** Yes or no; only a boolean, not a word for one. */
export function flagSchema() {
  return boolean().strict().typeError(messages.notFlag).nonNullable(messages.notFlag);
}

/** A whole number; not a word for one. */
export function number() {
  return mixed((value): value is number => Number.isInteger(value))
    .typeError(messages.notNumber)
    .nonNullable(messages.notNumber)
    .meta({ jsonSchema: { type: 'integer' } });
}

/** A URL endpoint: letters only, at most 11. `requiredMessage` is the message for an empty one. */
export function urlNameSchema(requiredMessage: string) {
  return textSchema()
    .required(requiredMessage)
    .test('endpoint', (value, context) => {
      const problem = urlNameProblem(value);
      return problem === undefined || context.createError({ message: problem });
    })
    .meta({ jsonSchema: { maxLength: ContentLimits.urlNameMax, pattern: '^[a-zA-Z]+$' } });
}

/** An email address, or the empty string. */
export function emailAddressSchema(max: number = ContentLimits.email) {
  return lineSchema(max)
    .test('email', messages.emailInvalid, (value) => !value || mailbox.test(value))
    .meta({ jsonSchema: { description: 'An email address, or the empty string.' } });
}

/** The name of a stored file, or the empty string. Never a path: no slash, no "..". */
export function fileNameSchema(max: number = ContentLimits.fileName) {
  return lineSchema(max)
    .test('file', messages.fileNameInvalid, (value) => !value || isFileName(value))
    .meta({ jsonSchema: { description: 'Name of an uploaded file, or the empty string.' } });
}

function isFileName(value: string): boolean {
  return fileNamePattern.test(value) && !value.includes('..');
}

/** A link that visitors may follow (http, https, tel, mailto), or the empty string. */
export function linkSchema(max: number = ContentLimits.url) {
  return lineSchema(max)
    .test('link', messages.linkInvalid, (value) => !value || isLink(value))
    .meta({ jsonSchema: { description: 'A link with http, https, tel or mailto, or the empty string.' } });
}

function isLink(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  // "https:evil" would parse: browsers repair it, other programs do not.
  return /^(https?:\/\/[^/]|(tel|mailto):[^/])/i.test(value);
}

/** A list of at most `max` entries. A JSON string is not a list. */
export function listSchema<T>(of: ISchema<T, AnyObject>, max: number) {
  return array(of)
    .typeError(messages.notList)
    .nonNullable(messages.notList)
    .transform(cutBehind(max))
    .max(max, messages.tooMany(max));
}

/**
 * Cuts a list that is too long to one entry more than allowed, which is enough to reject it. yup checks all entries
 * before the length, which takes seconds and gigabytes for a list of 200,000.
 */
export function cutBehind(max: number) {
  return (value: unknown) => (Array.isArray(value) ? value.slice(0, max + 1) : value);
}

/** An object with exactly these fields; others are always dropped. */
export function fields<S extends ObjectShape>(shape: S) {
  return object(shape)
    .typeError(messages.bodyNotObject)
    .nonNullable(messages.bodyNotObject)
    .transform((value, _, schema) => pick(value, (schema as { fields: object }).fields))
    .noUnknown();
}

/** Drops unknown fields before yup looks them up: it would find a schema for one named "toString". */
function pick(value: unknown, known: object): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(known, key)));
}

/**
 * A date and time from 2000 to 2100: a Date, an ISO 8601 string with its zone ("2026-11-20T20:30:00Z"), or one without
 * ("2026-11-20T20:30", as in forms), which is a time on the venue's clock. Parsed as a Date.
 */
export function dateTimeSchema() {
  return moment()
    .test('years', messages.dateOutOfRange, (value) => !value || isInReach(value))
    .meta({ jsonSchema: { type: 'string', description: dateTimeRule } });
}

/** Any other year is a typing mistake. */
function isInReach(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 2000 && year <= 2100;
}

function moment() {
  return mixed((value): value is Date => value instanceof Date && !Number.isNaN(value.getTime()))
    .transform((_, original) => readDateTime(original))
    .typeError(messages.dateInvalid)
    .nonNullable(messages.dateInvalid);
}

function readDateTime(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const zoned = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.exec(value);
  // The digits must name a real day and time: engines roll 30 February over into March.
  const real = !Number.isNaN(fromLocalInput(zoned?.[1] ?? value).getTime());
  if (!real) return value;
  return zoned ? new Date(value) : fromLocalInput(value);
}

/**
 * The `updatedAt` that a change was based on, ISO 8601 or Date. Optional in all writes: with it, a change to a record
 * that somebody else has saved since gets 409.
 */
export function basedOn() {
  return moment()
    .optional()
    .meta({ jsonSchema: { type: 'string', description: basedOnRule } });
}
