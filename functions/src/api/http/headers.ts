import type { RequestHandler } from 'express';

/**
 * Sets the security headers of all API responses, which are never pages, scripts or frames. Hosting's own headers do
 * not apply at the function's own URL.
 */
export const securityHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
  });
  next();
};

/**
 * Lets visitors' reads be cached for a few seconds and nothing else: a cached 404 would hide a new gig for ten
 * minutes, and a response to a token is private.
 */
export const caching: RequestHandler = (req, res, next) => {
  const isVisitorsRead = (req.method === 'GET' || req.method === 'HEAD') && !req.get('Authorization');
  res.set('Cache-Control', isVisitorsRead ? 'public, max-age=5, s-maxage=5' : 'no-store');
  // Here, because a 304 has no type by which the compression would say so.
  if (isVisitorsRead) res.vary('Accept-Encoding');
  next();
};
