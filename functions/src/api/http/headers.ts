import type { RequestHandler } from 'express';

/**
 * What every answer of the API tells browsers. Hosting adds its own headers to the pages; these also
 * hold at the function's own address: nothing here is ever a page, a script or a frame.
 */
export const securityHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
  next();
};

/**
 * Reads by visitors may be kept for a few seconds; everything else is never stored: a cached 404
 * would hide a new gig for ten minutes, and an answer to a token belongs to one person.
 */
export const caching: RequestHandler = (req, res, next) => {
  const isVisitorsRead = (req.method === 'GET' || req.method === 'HEAD') && !req.get('Authorization');
  res.set('Cache-Control', isVisitorsRead ? 'public, max-age=5, s-maxage=5' : 'no-store');
  next();
};
