import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { functionAddress } from '../../backup/function-address.ts';
import { summarizeBackup } from '../../backup/summarize.ts';
import { createTicket, findDownload } from '../../backup/tickets.ts';
import { toJson } from '../../content/json.ts';
import { recordId } from '../http/record-id.ts';

/** The Backup screen's calls, for super users only. */
export function backupRoutes(): Router {
  const router = Router();
  router.use(requireStaff('downloadBackup'));

  /** Roughly what a download would hold. */
  router.get('/', async (_req, res) => {
    res.json(await summarizeBackup());
  });

  /** An address that gives everything as one file, once, within five minutes. */
  router.post('/', async (_req, res) => {
    const address = await functionAddress('backup');
    const { ticket, download, validUntil } = await createTicket(actorOf(res).uid);
    res.status(201).json(toJson({ ...download, validUntil, url: `${address}?ticket=${ticket}` }));
  });

  /** How a download of one's own is going. */
  router.get('/:id', async (req, res) => {
    res.json(await findDownload(recordId(req.params['id']), actorOf(res).uid));
  });

  return router;
}
