import type { Permission } from '@venue/domain';
import { profileSchema } from '@venue/domain/schemas';
import { Router, type RequestHandler } from 'express';
import { updateProfile } from '../../staff/profile.ts';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { Refusal } from '../http/errors.ts';
import { callerPlace } from '../../limits/caller-place.ts';
import { parseBody } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';
import { refusals } from '../http/refusals.ts';

/**
 * Changing the own profile (section 7): `/user/{id}` with the variant that the screen of the role uses.
 * Needs the current password: 401 with a `msg` when it is missing or wrong. Answers the user.
 */
export function profileRoutes(permission: Permission, variant: 'music' | 'chef'): Router {
  const router = Router();
  const paths = ['/user/:id', `/user/:id/${variant}`];
  router.put(paths, requireStaff(permission), requireOwnId, async (req, res) => {
    const input = await parseBody(profileSchema, req.body);
    res.json(await updateProfile(actorOf(res), input, callerPlace(req)));
  });
  return router;
}

/** Lets the caller pass when the profile is the caller's. 403 otherwise. */
const requireOwnId: RequestHandler = (req, res, next) => {
  if (recordId(req.params['id']) !== actorOf(res).uid) throw new Refusal(403, refusals.somebodyElse);
  next();
};
