import { createElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePart } from './content/index.ts';
import { PageLoading } from './layout/page-loading.tsx';
import { usePublished } from './layout/site-context.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { ScrollOnNavigate } from '../ui/scroll-on-navigate.tsx';
import { resolvePage } from './resolve-page.ts';

/** The public pages (section 2.1) inside the common layout. */
export function SiteRoutes() {
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
  const { params, pageOf, partOf } = resolvePage(pathname, search);
  const { part } = usePart(partOf(site));
  return createElement(pageOf(site).Page, { params, search, site, part });
}
