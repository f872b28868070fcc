import { randomUUID } from 'node:crypto';
import { messages } from '@venue/domain';
import { routeSchema, type RouteInput } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { freeEndpoint } from '../../content/free-endpoint.ts';
import { toJson } from '../../content/json.ts';
import { createRecord, removeRecord, updateRecord } from '../../content/save.ts';
import { parseBody, readBasedOn } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';

/** Writing custom pages, which the specification calls routes (section 7). */
export function customPageRoutes(): Router {
  const router = Router();
  const staff = requireStaff('editContent');

  /** Adds a page and answers it with 201. 409 when another one has its endpoint. */
  router.post('/', staff, async (req, res) => {
    const page = pageFields(await parseBody(routeSchema, req.body));
    const check = freeEndpoint('routes', page.route);
    res.status(201).json(toJson(await createRecord('routes', () => page, { by: actorOf(res), check })));
  });

  /**
   * Replaces a page and answers it; without `panels` it keeps those it has. 409 when stale or when another
   * page has the endpoint.
   */
  router.put('/:id', staff, async (req, res) => {
    const id = recordId(req.params['id']);
    const basedOn = readBasedOn(req.body);
    const { panels, ...page } = pageFields(await parseBody(routeSchema, req.body));
    const sent = (req.body as { panels?: unknown }).panels === undefined ? page : { ...page, panels };
    const check = freeEndpoint('routes', page.route, id);
    res.json(toJson(await updateRecord('routes', id, sent, { by: actorOf(res), basedOn, check })));
  });

  /** Deletes a page and keeps its last state in a revision. 404 if it is gone already. */
  router.delete('/:id', staff, async (req, res) => {
    const id = recordId(req.params['id']);
    await removeRecord('routes', id, { by: actorOf(res) });
    res.json({ _id: id, msg: messages.routeDeleted });
  });

  return router;
}

/** What is stored of a page. Panels that are new get their id here. */
function pageFields({ title, route, topImg, introTitle, introDesc, panels }: RouteInput) {
  const stored = panels.map(({ _id, panelTitle, panelDesc, panelImg, panelButtonType }) => ({
    _id: _id || randomUUID(),
    panelTitle: panelTitle ?? '',
    panelDesc: panelDesc ?? '',
    panelImg,
    panelButtonType,
  }));
  return { title, route, topImg, introTitle, introDesc, panels: stored };
}
