import { readZone, rememberZone } from '@venue/domain';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffline } from './content/offline.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { retryPictures } from './retry-pictures.ts';
import { notFoundPage } from './pages.ts';
import { resolvePage } from './resolve-page.ts';
import { SiteRouter } from './site-router.tsx';
import { contentStore, readPageSource, startContent } from './content/index.ts';
import { reloadForNewVersion, withoutReload } from '../errors/reload-for-new-version.ts';
import { startErrorReports } from '../errors/report-errors.ts';
import '../ui/styles/index.css';
import { NowProvider } from '../ui/now.tsx';
import { whenIdle } from './content/when-idle.ts';

reloadForNewVersion();
startErrorReports(import.meta.url);
const source = readPageSource(document);
if (source) rememberZone(readZone(source.zone));
// These fonts are optional: if they fail to load because the visitor leaves, the page must not reload.
withoutReload(() => import('../ui/styles/late-fonts.css')).catch((error: unknown) => {
  console.info('The italics and rare letters could not be loaded:', error);
});
// localStorage is synchronous, so this is done before the first render.
void contentStore.rehydrate();
startContent(source);
startOffline();
prefetchLinks();
retryPictures();

// Lays out off-screen content once the page is live, so that jumps and full-page screenshots show no gaps.
const layOutAll = () => whenIdle(() => (document.documentElement.dataset.whole = ''));
window.addEventListener('page-live', layOutAll, { once: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
const app = (
  <StrictMode>
    <SiteRouter>
      <NowProvider first={source ? new Date(source.now) : new Date()}>
        <App />
      </NowProvider>
    </SiteRouter>
  </StrictMode>
);
if (source) {
  // A page rendered on the server is hydrated with the content it was rendered from, once that and its code have
  // loaded. If the content cannot be loaded, this throws: the page stays as it is, and load-late.js handles the error.
  const isExact = await contentStore.adopt(source);
  const { site } = contentStore.getState();
  const { pathname, search } = window.location;
  if (site) await (source.absent ? notFoundPage : resolvePage(pathname, search).pageOf(site)).load();
  // As a transition, so that React hydrates in slices and does not block input.
  if (isExact) startTransition(() => void hydrateRoot(root, app));
  // The content was saved again in the meantime: render the current version in place of the page.
  else createRoot(root).render(app);
} else {
  // The shell has a description of the venue; from here on each page sets its own.
  document.head.querySelector('meta[name="description"]')?.remove();
  createRoot(root).render(app);
  // Scripts open and close the menus from here on; until now :focus-within did.
  document.documentElement.dataset.live = '';
}
