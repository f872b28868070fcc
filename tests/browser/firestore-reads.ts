import type { Page } from '@playwright/test';

/**
 * Notes what the page asks Firestore for, from its requests: `documents` are the paths of the
 * documents it listens to, `others` everything else (queries, single reads, writes). The list grows
 * while the page lives.
 */
export function watchFirestore(page: Page): { documents: string[]; others: string[] } {
  const seen = { documents: [] as string[], others: [] as string[] };
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host !== host) return;
    if (!url.pathname.includes('/Listen/channel')) return void seen.others.push(url.pathname);
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('_data__')) continue;
      const { addTarget } = JSON.parse(value) as {
        addTarget?: { documents?: { documents: string[] } };
      };
      if (!addTarget) continue;
      if (addTarget.documents) seen.documents.push(...addTarget.documents.documents.map(pathOf));
      else seen.others.push(JSON.stringify(addTarget));
    }
  });
  return seen;
}

/** "projects/p/databases/(default)/documents/published/site" is `published/site`. */
function pathOf(name: string): string {
  return name.replace(/^.*?\/documents\//, '');
}
