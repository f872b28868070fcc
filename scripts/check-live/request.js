const timeoutMs = 30_000;

/**
 * Fetches a response with its text, whatever its status, without following redirects.
 * @param {string} address @param {RequestInit} [options]
 */
export async function ask(address, options = {}) {
  const began = performance.now();
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...options,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    ms: Math.round(performance.now() - began),
  };
}

/** @param {string} address @param {unknown} body */
export function postJson(address, body) {
  return ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
