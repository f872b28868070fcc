import { Router } from 'express';
import { Refusal } from '../http/errors.ts';
import { findNearby } from '../../nearby/nearby.ts';
import { refusals } from '../http/refusals.ts';

/** GET /: where the venue is and what is around it, for the contact map. 404 when nobody can tell. */
export function nearbyRoutes(): Router {
  const router = Router();
  router.get('/', async (_req, res) => {
    const nearby = await findNearby(new Date());
    // Not a 5xx: those are logged at every request, and this was logged when it happened.
    if (!nearby) throw new Refusal(404, refusals.mapUnavailable);
    res.json(nearby);
  });
  return router;
}
