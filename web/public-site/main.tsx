import { rememberZone } from '@venue/domain';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { leaveLinksToServer } from './links-to-server.ts';
import { startOffline } from './content/offline.ts';
import { findSitePage, notFoundPage } from './site-pages.tsx';
import { readPageNow, readPageZone, startContent } from './content/index.ts';
import { reloadForNewVersion } from '../errors/reload-for-new-version.ts';
import { startErrorReports } from '../errors/report-errors.ts';
import '../ui/index.css';
import { NowProvider } from '../ui/now.tsx';

reloadForNewVersion();
startErrorReports(import.meta.url);
const zone = readPageZone(document);
if (zone) rememberZone(zone);
void import('../ui/rare-letters.css');
startContent();
leaveLinksToServer();
startOffline();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
const first = readPageNow(document);
const app = (
  <StrictMode>
    <BrowserRouter>
      <NowProvider first={first ?? new Date()}>
        <App />
      </NowProvider>
    </BrowserRouter>
  </StrictMode>
);
if (first) {
  // The page came from the server: it is taken over as it stands, once its code is there.
  const { pathname } = window.location;
  await (findSitePage(pathname)?.page ?? notFoundPage).load();
  // As a transition, so that it is done in pieces: a press in between is not kept waiting.
  startTransition(() => void hydrateRoot(root, app));
} else {
  // The shell's description speaks for the house; from here on each page brings its own.
  document.head.querySelector('meta[name="description"]')?.remove();
  createRoot(root).render(app);
  // Scripts open and close the menus from here on; until then :focus-within does.
  document.documentElement.dataset.live = '';
}
