import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';

type YupSchema = Parameters<typeof yupResolver>[0];

/** Checks a form as the server will. Raw: the form keeps what was typed, so that a saved form compares as saved. */
export function formResolver<Values extends FieldValues>(schema: unknown): Resolver<Values> {
  return yupResolver(schema as YupSchema, {}, { raw: true }) as unknown as Resolver<Values>;
}
