import type { RequestHandler } from 'express';

/**
 * Reads by visitors may be kept for a few seconds; everything else is never stored: a cached 404
 * would hide a new gig for ten minutes, and an answer to a token belongs to one person.
 */
export const caching: RequestHandler = (req, res, next) => {
  const isVisitorsRead = (req.method === 'GET' || req.method === 'HEAD') && !req.get('Authorization');
  res.set('Cache-Control', isVisitorsRead ? 'public, max-age=5, s-maxage=5' : 'no-store');
  next();
};
