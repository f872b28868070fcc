/** As often as Cloud Scheduler does it on a live site, in ms. */
const minute = 60_000;

/**
 * Asks the API every minute to publish what has started or ended: the emulators run no schedules. Does not keep the
 * process alive.
 * @param {string} apiUrl
 */
export function publishDueEveryMinute(apiUrl) {
  setInterval(() => void publishDue(apiUrl), minute).unref();
}

/** @param {string} apiUrl */
async function publishDue(apiUrl) {
  try {
    await fetch(`${apiUrl}/recompose`, { method: 'POST', signal: AbortSignal.timeout(minute / 2) });
  } catch (error) {
    console.warn('What is due was not published; the next attempt is in a minute:', error);
  }
}
