import { officePaths } from '@venue/domain';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SiteRoutes } from './site-routes.tsx';

/**
 * The whole product, whatever router stands around it: back office on its paths, public site on all others.
 * @param props.office the back office; the server, which never draws it, has none
 */
export function App({ office }: { office: ReactNode }) {
  return (
    <PageErrorBoundary>
      <Routes>
        {officePaths.map((path) => (
          <Route key={path} path={path} element={office} />
        ))}
        <Route path="*" element={<SiteRoutes />} />
      </Routes>
    </PageErrorBoundary>
  );
}
