import { randomUUID } from 'node:crypto';
import { bookingSchema, type BookingInput } from '@venue/domain/schemas';
import { bookingStates, type BookingRequest } from '@venue/domain';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import type { Decision } from '../../bookings/booking-mails.ts';
import { countBooking, withGuestMail } from '../../bookings/count-booking.ts';
import { decideBooking } from '../../bookings/decide-booking.ts';
import { findTaken, takeBooking } from '../../bookings/take-booking.ts';
import { Refusal } from '../http/errors.ts';
import { callerPlace } from '../../limits/caller-place.ts';
import { TooMany } from '../../limits/limit-refusals.ts';
import { giveBack, type Counted } from '../../limits/limiter.ts';
import { parseBody } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';
import { refusals } from '../http/refusals.ts';

/** What a request carries besides the booking itself. */
type Envelope = { requestId?: unknown; homepage?: unknown };

/** Booking a table is open to everybody; deciding about it is for staff. */
export function bookingRoutes(): Router {
  const router = Router();

  /** Takes a request for a table and answers what was understood. */
  router.post('/', async (req, res) => {
    const booking = tidy(await parseBody(bookingSchema, req.body));
    const { requestId, homepage } = req.body as Envelope;
    const id = readRequestId(requestId);
    if (homepage) {
      // No person sees that field. A robot learns nothing from the answer, and nothing is stored.
      const { date, time, partySize } = booking;
      res.status(201).json({ _id: id, date, time, partySize, needsConfirmation: false, isMailed: false });
      return;
    }
    let counted: Counted;
    try {
      counted = await countBooking(callerPlace(req), booking.email);
    } catch (error) {
      // Whoever sends again what was taken, because the answer got lost, must not read that it was not.
      const taken = error instanceof TooMany ? await findTaken(id, booking) : undefined;
      if (!taken) throw error;
      res.status(201).json(taken);
      return;
    }
    try {
      const { taken, isNew } = await takeBooking(id, booking, new Date());
      if (!isNew) await giveBack(counted);
      res.status(201).json(taken);
    } catch (error) {
      // A closed day or a wrong time is no booking: the guest may go on looking.
      if (error instanceof Refusal) await giveBack(counted);
      throw error;
    }
  });

  /** `{ state }`: confirmed, declined or cancelled. The guest gets a mail, where there is an address. */
  router.put('/:id', requireStaff('editContent'), async (req, res) => {
    const id = recordId(req.params['id']);
    const decision = readDecision(req.body);
    res.json(
      await withGuestMail((mayMail) => decideBooking(id, decision, actorOf(res), new Date(), mayMail)),
    );
  });

  return router;
}

function readDecision(body: unknown): Decision {
  const state = (body as { state?: unknown } | undefined)?.state;
  const decision = bookingStates.find((each) => each === state);
  if (decision && decision !== 'requested') return decision;
  throw new Refusal(400, refusals.badDecision, [{ path: 'state', message: refusals.badDecision }]);
}

/** Empty strings and white space around the texts are not kept. */
function tidy({ name, email, phone, date, time, partySize, message }: BookingInput): BookingRequest {
  return {
    name: name.trim(),
    date,
    time,
    partySize,
    ...(email && { email }),
    ...(phone?.trim() && { phone: phone.trim() }),
    ...(message?.trim() && { message: message.trim() }),
  };
}

function readRequestId(id: unknown): string {
  if (id === undefined) return randomUUID();
  if (typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new Refusal(400, refusals.badId, [{ path: 'requestId', message: refusals.badId }]);
}
