import { legalTextSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { toJson } from '../../content/json.ts';
import { saveSingle } from '../../content/save.ts';
import { parseBody, readBasedOn } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';

/** Replacing the terms and conditions or the privacy policy (section 7). */
export function legalTextRoutes(kind: 'termsAndConditions' | 'privacyPolicy'): Router {
  const router = Router();

  /** Replaces the contents and answers the record. 409 when it was based on an older `updatedAt`. The first save creates it. */
  router.put('/:id', requireStaff('editContent'), async (req, res) => {
    const id = recordId(req.params['id']);
    const basedOn = readBasedOn(req.body);
    const { contents } = await parseBody(legalTextSchema, req.body);
    res.json(toJson(await saveSingle(kind, id, { contents }, { by: actorOf(res), basedOn })));
  });

  return router;
}
