import { Router } from 'express';
import { openApiDocument } from '../openapi/document.ts';

/** GET /openapi.json: the description of every call, for programs. */
export function openApiRoutes(): Router {
  const router = Router();
  const document = openApiDocument();
  router.get('/openapi.json', (_req, res) => {
    res.json(document);
  });
  return router;
}
