import lighthouse from 'lighthouse';
import { freePort } from '../ports.js';
import { openPhoneBrowser } from './phone-browser.js';

/**
 * The result of one Lighthouse run. Times in ms, sizes in bytes as transferred.
 * @typedef {object} Look
 * @property {Record<string, number>} scores by category, 0 to 100
 * @property {number} lcp
 * @property {number} fcp
 * @property {number} tbt
 * @property {number} cls
 * @property {LineItem[]} requests
 * @property {{ fcp: number, lcp: number }} seen as observed, before any simulation
 * @property {string[]} faults audits of the checked categories that did not pass
 */

/** @typedef {{ url: string, type: string, bytes: number, began: number, ended: number }} LineItem */

/**
 * Opens a browser that Lighthouse can control.
 * @param {string} executablePath
 */
export async function openLighthouse(executablePath) {
  const port = await freePort();
  const browser = await openPhoneBrowser(executablePath, [
    `--remote-debugging-port=${port}`,
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]);
  return {
    /**
     * Runs Lighthouse once. A failed run is repeated, because the browser may lose a trace on a busy machine.
     * @param {string} url
     * @param {{ throttling: 'simulate' | 'devtools', categories?: string[] }} options
     */
    look: (url, options) => look(url, port, options).catch(() => look(url, port, options)),
    close: () => browser.close(),
  };
}

/**
 * @param {string} url @param {number} port
 * @param {{ throttling: 'simulate' | 'devtools', categories?: string[] }} options
 * @returns {Promise<Look>}
 */
async function look(url, port, { throttling, categories = ['performance'] }) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    throttlingMethod: throttling,
    // Firestore's connection stays open, so the network never becomes idle and Lighthouse would wait 45 s. All
    // metrics are complete long before.
    maxWaitForLoad: 15_000,
    onlyCategories: categories,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: judged } = result.lhr;
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
  const metrics = detailItems(audits['metrics'])[0] ?? {};
  return {
    scores: Object.fromEntries(
      Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    seen: { fcp: metrics.observedFirstContentfulPaint, lcp: metrics.observedLargestContentfulPaint },
    requests: detailItems(audits['network-requests']).map((item) => ({
      url: item.url,
      type: item.resourceType ?? '',
      bytes: item.transferSize ?? 0,
      began: item.networkRequestTime ?? 0,
      ended: item.networkEndTime ?? Infinity,
    })),
    faults: Object.values(judged)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** @param {any} audit @returns {any[]} */
function detailItems(audit) {
  return audit?.details?.items ?? [];
}
