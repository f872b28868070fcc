import express, { type RequestHandler } from 'express';
import { refusals } from './refusals.ts';
import { Refusal } from './errors.ts';

/** Largest JSON body. All menus at once, the biggest thing anybody sends, stay far below it. */
const limitBytes = 1024 * 1024;

const parse = express.json({ limit: limitBytes });

/**
 * Reads JSON bodies. Cloud Functions has read the body already (up to 32 MB) and left its bytes in
 * `rawBody`, so there the limit is checked here; in a plain Node process Express reads it.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  const { rawBody } = req as { rawBody?: Buffer };
  if (rawBody === undefined || !req.is('application/json')) {
    parse(req, res, next);
    return;
  }
  if (rawBody.length > limitBytes) throw new Refusal(413, refusals.bodyTooLarge);
  next();
};
