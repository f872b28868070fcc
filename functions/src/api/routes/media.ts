import { mediaSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { commit } from '../../content/commit.ts';
import { parseBody } from '../http/parse-body.ts';
import { readFileName } from '../../uploads/file-name.ts';

/** What is known of stored files, beside the files themselves. */
export function mediaRoutes(): Router {
  const router = Router();

  /** Describes a stored picture anew, wherever the site shows it. 404 for an unknown file. */
  router.put('/:file', requireStaff('editContent'), async (req, res) => {
    const file = readFileName(req.params['file']);
    const { alt } = await parseBody(mediaSchema, req.body);
    const saved = await commit({ by: actorOf(res).uid, paths: [], plan: () => [], picture: { file, alt } });
    res.json({ file, ...saved.picture });
  });

  return router;
}
