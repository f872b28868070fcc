import { messages } from '@venue/domain';
import { menuSchema, menuUpdateSchema, replaceAllMenusSchema } from '@venue/domain/schemas';
import { Router } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireSelf, requireStaff } from '../../staff/require-staff.ts';
import { freeEndpoint } from '../../content/free-endpoint.ts';
import { toJson } from '../../content/json.ts';
import type { Documents } from '../../content/publish.ts';
import { replaceMenus } from '../../content/replace-menus.ts';
import { createRecord, removeRecord, updateRecord } from '../../content/save.ts';
import { parseBody, readBasedOn } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';

/** Writing menus (section 7): all of it needs an admin's or super user's token. */
export function menuRoutes(): Router {
  const router = Router();
  const staff = requireStaff('editContent');

  /** Puts every menu into the order and form of the list, at once. 409 unless it names exactly the stored menus. */
  router.post('/replaceAllMenus/super', staff, async (req, res) => {
    const { body } = await parseBody(replaceAllMenusSchema, req.body);
    res.json(toJson(await replaceMenus(body, actorOf(res))));
  });

  /** Adds a menu behind the others and answers it with 201. 409 when another one has its endpoint. */
  router.post('/:user', staff, requireSelf, async (req, res) => {
    const { title, route, contents } = await parseBody(menuSchema, req.body);
    const check = freeEndpoint('menus', route);
    const menu = (documents: Documents) => ({ title, route, contents, position: nextPosition(documents) });
    const saved = await createRecord('menus', menu, { by: actorOf(res), check });
    res.status(201).json(toJson(saved));
  });

  /** Replaces title, endpoint and contents; the place among the menus stays. 409 when stale. */
  router.put('/:id/:user', staff, requireSelf, async (req, res) => {
    const id = recordId(req.params['id']);
    const basedOn = readBasedOn(req.body);
    const { title, route, contents } = await parseBody(menuUpdateSchema, req.body);
    const options = { by: actorOf(res), basedOn, check: freeEndpoint('menus', route, id) };
    const saved = await updateRecord('menus', id, { title, route, contents }, options);
    res.json(toJson(saved));
  });

  /** Deletes a menu and keeps its last state in a revision. 404 if it is gone already. */
  router.delete('/:id/:user', staff, requireSelf, async (req, res) => {
    const id = recordId(req.params['id']);
    await removeRecord('menus', id, { by: actorOf(res) });
    res.json({ _id: id, msg: messages.menuDeleted });
  });

  return router;
}

/** The place behind the last menu. */
function nextPosition(documents: Documents): number {
  const positions = [...documents].map(([path, menu]) =>
    path.startsWith('menus/') ? Number(menu['position']) : -1,
  );
  return Math.max(-1, ...positions.filter(Number.isFinite)) + 1;
}
