import { messages, readRole } from '@venue/domain';
import { newStaffSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { listAccountChanges } from '../../staff/account-changes.ts';
import { createStaff, removeStaff, resetPassword, setDisabled, setRole } from '../../staff/staff.ts';
import { listStaff } from '../../staff/staff-members.ts';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { toJson } from '../../content/json.ts';
import { Refusal } from '../http/errors.ts';
import { parseBody } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';
import { refusals } from '../http/refusals.ts';

/** The Staff screen's calls, for super users only. Whatever takes rights away works at once. */
export function staffRoutes(): Router {
  const router = Router();
  router.use(requireStaff('manageStaff'));

  router.get('/', async (_req, res) => {
    res.json(toJson(await listStaff()));
  });

  /** What was done to which account, by whom and when. */
  router.get('/history', async (_req, res) => {
    res.json(toJson(await listAccountChanges()));
  });

  router.post('/', async (req, res) => {
    const member = await parseBody(newStaffSchema, req.body);
    res.status(201).json(toJson(await createStaff(member, actorOf(res))));
  });

  /** `{ role }`: what they may do from now on. */
  router.put('/:id/role', async (req, res) => {
    const role = readRole((req.body as { role?: unknown } | undefined)?.role);
    if (!role)
      throw new Refusal(400, messages.roleUnknown, [{ path: 'role', message: messages.roleUnknown }]);
    res.json(toJson(await setRole(recordId(req.params['id']), role, actorOf(res))));
  });

  /** `{ disabled }`: true shuts the account out, false lets it in again. */
  router.put('/:id/disabled', async (req, res) => {
    const disabled: unknown = (req.body as { disabled?: unknown } | undefined)?.disabled;
    if (typeof disabled !== 'boolean')
      throw new Refusal(400, messages.notFlag, [{ path: 'disabled', message: messages.notFlag }]);
    res.json(toJson(await setDisabled(recordId(req.params['id']), disabled, actorOf(res))));
  });

  router.delete('/:id', async (req, res) => {
    const id = recordId(req.params['id']);
    await removeStaff(id, actorOf(res));
    res.json({ _id: id, msg: refusals.staffRemoved });
  });

  /** Answers a link to hand over, by which they choose a new password; the old sign-ins end. */
  router.post('/:id/reset', async (req, res) => {
    const id = recordId(req.params['id']);
    res.status(201).json({ _id: id, link: await resetPassword(id, actorOf(res)) });
  });

  return router;
}
