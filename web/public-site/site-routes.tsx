import { createElement, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePart } from './content/index.ts';
import { PageLoading } from './layout/page-loading.tsx';
import { usePublished } from './layout/site-context.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { useNow } from '../ui/now.tsx';
import { ScrollOnNavigate } from '../ui/page/scroll-on-navigate.tsx';
import { notFoundPage } from './pages.ts';
import { resolvePage } from './resolve-page.ts';

/** The public pages inside the common layout. */
export function SiteRoutes() {
  // The layout reads the clock. React bails out of a boundary that is not hydrated yet if only a context above has
  // changed and its element is the same: it would hydrate later with the new time, and not match an old copy.
  useNow();
  return (
    <SiteLayout>
      <Suspense fallback={<PageLoading />}>
        <CurrentPage />
        <ScrollOnNavigate />
      </Suspense>
    </SiteLayout>
  );
}

/** The page at the current address. */
function CurrentPage() {
  const { pathname, search } = useLocation();
  const site = usePublished();
  const { params, pageOf, partOf, movedTo } = resolvePage(pathname, search);
  const { part, status } = usePart(partOf(site));
  const moved = part && movedTo(part, site);
  if (moved) return <Navigate to={moved + search} replace />;
  const page = pageOf(site);
  const { Page } = page.needsPart && status === 'missing' ? notFoundPage : page;
  return createElement(Page, { params, search, site, part });
}
