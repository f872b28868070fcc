import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { toJson } from '../../content/json.ts';
import { contentKinds } from '../../content/kinds.ts';
import { findRevision, listDeleted, listRevisions, restoreRevision } from '../../content/revisions.ts';
import { Refusal } from '../http/errors.ts';
import { recordId } from '../http/record-id.ts';
import { refusals } from '../http/refusals.ts';

/** The history of the content: what was there before each change, and how to get it back. */
export function revisionRoutes(): Router {
  const router = Router();
  router.use(requireStaff('editContent'));

  /** `?path=menus/{id}`: the changes of one record, latest first. */
  router.get('/', async (req, res) => {
    const [kind = '', id, ...rest] = String(req.query['path'] ?? '').split('/');
    if (!contentKinds.some((each) => each === kind) || rest.length > 0)
      throw new Refusal(400, refusals.badPath, [{ path: 'path', message: refusals.badPath }]);
    res.json(toJson(await listRevisions(`${kind}/${recordId(id)}`)));
  });

  /** What was deleted and is still gone. */
  router.get('/deleted', async (_req, res) => {
    res.json(toJson(await listDeleted()));
  });

  router.get('/:id', async (req, res) => {
    res.json(toJson(await findRevision(recordId(req.params.id))));
  });

  /** Brings the state before the change back, as a save of its own, and answers the record. */
  router.post('/:id/restore', async (req, res) => {
    res.json(toJson(await restoreRevision(recordId(req.params.id), actorOf(res))));
  });

  return router;
}
