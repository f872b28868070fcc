import { Router } from 'express';
import type { ContentKind } from '../../content/kinds.ts';
import { listRecords, findRecord } from '../../content/read.ts';
import { toJson } from '../../content/json.ts';
import { shareReads } from '../../content/share-reads.ts';
import { Refusal } from '../http/errors.ts';
import { recordId } from '../http/record-id.ts';
import { refusals } from '../http/refusals.ts';

/** GET /getAll and GET /find/{id} of one kind of content: open to everybody (section 7). */
export function readRoutes(kind: ContentKind): Router {
  const router = Router();

  /** The list in the order shown; a kind with a single record answers a list of one. */
  const readAll = shareReads(async () => JSON.stringify(await listRecords(kind)));
  router.get('/getAll', async (_req, res) => {
    res.type('json').send(await readAll());
  });

  router.get('/find/:id', async (req, res) => {
    const record = await findRecord(kind, recordId(req.params.id));
    if (!record) throw new Refusal(404, refusals.unknownRecord);
    res.json(toJson(record));
  });

  return router;
}
