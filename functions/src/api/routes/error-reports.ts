import { errorReportSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { logger } from 'firebase-functions/v2';
import { countUse } from '../../limits/limiter.ts';
import { parseBody } from '../http/parse-body.ts';
import { refusals } from '../http/refusals.ts';
import { reportLimits } from '../../visitor-errors/report-limits.ts';
import { reportEntry } from '../../visitor-errors/report-entry.ts';

/** POST /: an error in a visitor's browser becomes one line of the log. Nothing is stored. */
export function errorReportRoutes(): Router {
  const router = Router();
  router.post('/', async (req, res) => {
    const report = await parseBody(errorReportSchema, req.body);
    await countUse(reportLimits(req));
    logger.write(reportEntry(report));
    res.json({ msg: refusals.errorReported });
  });
  return router;
}
