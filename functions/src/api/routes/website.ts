import { websiteSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { toJson } from '../../content/json.ts';
import { saveSingle } from '../../content/save.ts';
import { parseBody, readBasedOn } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';

/** Saving the website settings (section 7). */
export function websiteRoutes(): Router {
  const router = Router();

  /** Replaces the fields that are sent and keeps the others; answers the whole record. 409 when stale. The first save creates it. */
  router.put('/:id', requireStaff('editContent'), async (req, res) => {
    const id = recordId(req.params['id']);
    const basedOn = readBasedOn(req.body);
    const { updatedAt: _based, ...fields } = await parseBody(websiteSchema, req.body);
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    res.json(toJson(await saveSingle('website', id, sent, { by: actorOf(res), basedOn })));
  });

  return router;
}
