import { yupResolver } from '@hookform/resolvers/yup';
import { eventSchema } from '@venue/domain/schemas';
import type { Resolver } from 'react-hook-form';
import type { EventFormInput } from './event-input.ts';

/** Checks a gig as the server will. Raw: the form goes on holding the date as its control does. */
export const eventResolver = yupResolver(
  eventSchema,
  {},
  { raw: true },
) as unknown as Resolver<EventFormInput>;
