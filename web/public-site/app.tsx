import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SiteRoutes } from './site-routes.tsx';

/** The public site. The caller provides the router: SiteRouter or StaticRouter. */
export function App() {
  return (
    <PageErrorBoundary>
      <SiteRoutes />
    </PageErrorBoundary>
  );
}
