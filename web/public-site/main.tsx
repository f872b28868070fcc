import { readZone, rememberZone } from '@venue/domain';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { startOffline } from './content/offline.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { resolvePage } from './resolve-page.ts';
import { contentStore, readPageSource, startContent } from './content/index.ts';
import { reloadForNewVersion } from '../errors/reload-for-new-version.ts';
import { startErrorReports } from '../errors/report-errors.ts';
import '../ui/index.css';
import { NowProvider } from '../ui/now.tsx';

reloadForNewVersion();
startErrorReports(import.meta.url);
const source = readPageSource(document);
if (source) rememberZone(readZone(source.zone));
void import('../ui/rare-letters.css');
// localStorage answers at once, so this has run before the first render.
void contentStore.rehydrate();
startContent(source);
startOffline();
prefetchLinks();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <NowProvider first={source ? new Date(source.now) : new Date()}>
        <App />
      </NowProvider>
    </BrowserRouter>
  </StrictMode>
);
if (source) {
  // The page came from the server: it is hydrated with what it was rendered from, once that and its code are there.
  // Without an answer the page stays as it is, and the late start looks after it.
  const isExact = await contentStore.adopt(source);
  const { site } = contentStore.getState();
  const { pathname, search } = window.location;
  if (site) await resolvePage(pathname, search).pageOf(site).load();
  // As a transition, so that it is done in pieces: a press in between is not kept waiting.
  if (isExact) startTransition(() => void hydrateRoot(root, app));
  // A save has come in between: the page stands until the current one has been rendered in its place.
  else createRoot(root).render(app);
} else {
  // The shell's description speaks for the house; from here on each page brings its own.
  document.head.querySelector('meta[name="description"]')?.remove();
  createRoot(root).render(app);
  // Scripts open and close the menus from here on; until then :focus-within does.
  document.documentElement.dataset.live = '';
}
