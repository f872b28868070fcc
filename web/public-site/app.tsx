import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SiteRoutes } from './site-routes.tsx';

/** The whole public site, whatever router stands around it. */
export function App() {
  return (
    <PageErrorBoundary>
      <SiteRoutes />
    </PageErrorBoundary>
  );
}
