/**
 * Until hydration, lets the browser prefetch a linked page on pointer down, about 100 ms before the click.
 * "Conservative", so that hovering a link or scrolling past it causes no request. Files and the API are excluded.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*'] } },
          { not: { selector_matches: '[role=tab],[target=_blank],[data-opens-here]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
