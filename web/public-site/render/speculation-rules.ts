/**
 * Until the app is there, a browser that can fetches the page behind a link as soon as a finger or the mouse is down
 * on it: a tenth of a second before it is let go. "Conservative", because whoever only points at a link or scrolls
 * past it asks the server for nothing. Files and the API are no pages.
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
