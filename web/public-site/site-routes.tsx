import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoading } from './layout/page-loading.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { Arrival } from '../ui/arrival.tsx';
import { notFoundPage, sitePages } from './site-pages.tsx';

/** Every public page (section 2.1) between the common header and footer. */
export function SiteRoutes() {
  return (
    <SiteLayout>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {[...sitePages, notFoundPage].map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        <Arrival />
      </Suspense>
    </SiteLayout>
  );
}
