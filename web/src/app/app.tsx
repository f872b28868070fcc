import { officePaths } from '@venue/domain';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '../ui/spinner.tsx';
import { Arrival } from './arrival.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SiteRoutes } from './site-routes.tsx';

// One import for the whole back office, so that visitors never download any of it.
const Office = lazy(() => import('../office/office.tsx'));

/** The whole product, whatever router stands around it: back office on its paths, public site on all others. */
export function App() {
  return (
    <PageErrorBoundary>
      <Routes>
        {officePaths.map((path) => (
          <Route key={path} path={path} element={<OfficeArea />} />
        ))}
        <Route path="*" element={<SiteRoutes />} />
      </Routes>
    </PageErrorBoundary>
  );
}

function OfficeArea() {
  return (
    <Suspense fallback={<Spinner label="Opening the back office" labelled />}>
      <Office />
      <Arrival />
    </Suspense>
  );
}
