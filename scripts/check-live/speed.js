import { ask } from './request.js';
import { judge } from './result.js';

/** Longest acceptable response times of pages, in ms: from a warm instance, and from a cold one. */
const limits = { warm: 1_000, first: 5_000 };

/** The response times of uncached pages. @type {import('./result.js').Check} */
export const speed = {
  title: 'speed',
  async run({ url, project = 'ID' }) {
    const times = [];
    for (let visit = 0; visit < 6; visit += 1) {
      // A unique URL, so that the response does not come from the CDN's cache.
      times.push((await ask(`${url}/?check-live=${Date.now()}-${visit}`)).ms);
    }
    const [first = 0, ...others] = times;
    const warm = others.sort((a, b) => a - b)[2] ?? 0;
    return [
      {
        ...judge(
          'the first page',
          first <= limits.first,
          `${first} ms`,
          `${coldAdvice}: npm run deploy -- --project ${project}`,
        ),
        detail: `${first} ms`,
      },
      { ...judge('the pages after it', warm <= limits.warm, `${warm} ms`, warmAdvice), detail: `${warm} ms` },
    ];
  },
};

const coldAdvice =
  'one instance of the function page should be waiting: look at PAGE_MIN_INSTANCES in functions/.env, which is 1 unless it says otherwise, then deploy';
const warmAdvice = 'look at the function page in Cloud Run: latency, memory, and whether it is in Europe';
