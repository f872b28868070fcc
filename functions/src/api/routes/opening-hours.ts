import { openingHoursSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireSelf, requireStaff } from '../../staff/require-staff.ts';
import { toJson } from '../../content/json.ts';
import { saveSingle } from '../../content/save.ts';
import { parseBody, readBasedOn } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';

/** Replacing the opening hours (section 7). */
export function openingHoursRoutes(): Router {
  const router = Router();

  /** Replaces the lines and answers the record. 409 when it was based on an older `updatedAt`. The first save creates it. */
  router.put('/:id/:user', requireStaff('editContent'), requireSelf, async (req, res) => {
    const id = recordId(req.params['id']);
    const basedOn = readBasedOn(req.body);
    const { contents } = await parseBody(openingHoursSchema, req.body);
    const saved = await saveSingle('openingHours', id, { contents }, { by: actorOf(res), basedOn });
    res.json(toJson(saved));
  });

  return router;
}
