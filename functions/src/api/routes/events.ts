import { messages } from '@venue/domain';
import { eventSchema, type EventInput } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { toJson } from '../../content/json.ts';
import { createRecord, removeRecord, updateRecord } from '../../content/save.ts';
import { parseBody, readBasedOn } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';

/** Writing music events (section 7): the "super" paths and their "music" variants do the same. */
export function eventRoutes(): Router {
  const router = Router();
  const staff = requireStaff('editContent');

  /** Lists an event and answers it with 201. */
  router.post(['/super', '/music'], staff, async (req, res) => {
    const event = eventFields(await parseBody(eventSchema, req.body));
    const created = { artist: '', artistLink: '', desc: '', img: '', ...event };
    res.status(201).json(toJson(await createRecord('events', () => created, { by: actorOf(res) })));
  });

  /** Replaces the fields that are sent and answers the event. 409 when stale. */
  router.put(['/:id/super', '/:id/music'], staff, async (req, res) => {
    const id = recordId(req.params['id']);
    const basedOn = readBasedOn(req.body);
    const event = eventFields(await parseBody(eventSchema, req.body));
    res.json(toJson(await updateRecord('events', id, event, { by: actorOf(res), basedOn })));
  });

  /** Deletes an event and keeps its last state in a revision. 404 if it is gone already. */
  router.delete(['/:id/super', '/:id/music'], staff, async (req, res) => {
    const id = recordId(req.params['id']);
    await removeRecord('events', id, { by: actorOf(res) });
    res.json({ _id: id, msg: messages.eventDeleted });
  });

  return router;
}

/** The fields that were sent, and no others. */
function eventFields({ artist, artistLink, desc, img, datetime }: EventInput) {
  const fields = { artist, artistLink, desc, img, datetime };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
