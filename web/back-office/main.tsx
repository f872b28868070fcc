import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadForNewVersion } from '../errors/reload-for-new-version.ts';
import { startErrorReports } from '../errors/report-errors.ts';
import '../ui/index.css';
import { NowProvider } from '../ui/now.tsx';
import { startPublishedSite } from './live/published-site.ts';
import { routes } from './routes.tsx';
import { OfficeProviders } from './session/office-providers.tsx';

reloadForNewVersion();
startErrorReports(import.meta.url);
void import('../ui/rare-letters.css');
startPublishedSite();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <NowProvider first={new Date()}>
      <OfficeProviders>
        <RouterProvider router={createBrowserRouter(routes)} />
      </OfficeProviders>
    </NowProvider>
  </StrictMode>,
);
