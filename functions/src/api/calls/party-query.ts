import { BookingRuleBounds, messages } from '@venue/domain';
import type { Request } from 'express';
import { HttpError } from '../../requests/http-error.ts';
import { integer } from '../openapi/json-schema.ts';

/** The parameter that says how many are coming. */
export const party = { ...integer('Guests in the party.'), minimum: 1, maximum: BookingRuleBounds.party };

/** Reads the parameter. Throws 400 for anything but a possible number of guests. */
export function readParty({ query }: Request): number {
  const size = Number(query['party']);
  if (Number.isInteger(size) && size >= 1 && size <= BookingRuleBounds.party) return size;
  throw new HttpError(400, messages.bookingPartySize, { field: 'party' });
}
