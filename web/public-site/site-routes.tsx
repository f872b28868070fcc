import { Activity, createElement, Fragment, memo, Suspense, useEffect, useMemo, useState } from 'react';
import {
  Navigate,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
} from 'react-router-dom';
import { usePart } from './content/index.ts';
import { PageLoading } from './layout/page-loading.tsx';
import { usePublished } from './layout/site-context.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { useNow } from '../ui/now.tsx';
import { ScrollOnNavigate } from '../ui/scroll-on-navigate.tsx';
import { notFoundPage } from './pages.ts';
import { resolvePage } from './resolve-page.ts';
import { forgetTouchedLink, useTouchedLink } from './touched-link.ts';

/** The public pages (section 2.1) inside the common layout. */
export function SiteRoutes() {
  // The layout reads the clock. React bails out of a boundary that is not hydrated yet if only a context above has
  // changed and its element is the same: it would hydrate later with the new time, and not match an old copy.
  useNow();
  return (
    <SiteLayout>
      <Suspense fallback={<PageLoading />}>
        <Pages />
        <ScrollOnNavigate />
      </Suspense>
    </SiteLayout>
  );
}

/**
 * The page at the current address and, hidden, the one behind the link that a finger is on: if that becomes the
 * current one, its elements are there already. Effects run only in the page that is shown.
 */
function Pages() {
  const here = useLocation();
  const ahead = useTouchedLink();
  const site = usePublished();
  const nameOf = (address: { pathname: string; search: string }) =>
    resolvePage(address.pathname, address.search).pageOf(site).path;
  const shown = nameOf(here);
  // The page that the visit began with hydrates as the server rendered it, and was never hidden.
  const [first, setFirst] = useState<string | undefined>(shown);
  if (first && first !== shown) setFirst(undefined);
  useEffect(() => forgetTouchedLink(), [here.key]);
  const next = ahead && nameOf(ahead);
  return [
    shown === first ? (
      <Fragment key={shown}>
        <CurrentPage />
      </Fragment>
    ) : (
      <Activity key={shown} mode="visible">
        <PageAt {...addressOf(here)} />
      </Activity>
    ),
    ahead && next !== shown ? (
      <Activity key={next} mode="hidden">
        <PageAt {...ahead} state={null} />
      </Activity>
    ) : null,
  ];
}

/** Without its key, which is new at each visit. */
function addressOf({ pathname, search, hash, state }: PageAtProps): PageAtProps {
  return { pathname, search, hash, state };
}

type PageAtProps = { pathname: string; search: string; hash: string; state: unknown };

/** The page at an address. Renders again only if that changes, so that showing it costs no rendering. */
const PageAt = memo(function PageAt({ pathname, search, hash, state }: PageAtProps) {
  const value = useMemo(
    () => ({
      location: { pathname, search, hash, state, key: '' },
      navigationType: NavigationType.Push,
    }),
    [pathname, search, hash, state],
  );
  return (
    <LocationContext value={value}>
      <CurrentPage />
    </LocationContext>
  );
});

/** The page at the current address, or at that of `PageAt`. */
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
