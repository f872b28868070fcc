import { lazy, Suspense } from 'react';
import { musicPath } from '@venue/domain';
import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '../site/layout/site-layout.tsx';
import { PageLoading } from '../site/layout/page-loading.tsx';
import { Arrival } from './arrival.tsx';

const HomePage = lazy(() =>
  import('../site/home/home-page.tsx').then((file) => ({ default: file.HomePage })),
);
const MenusPage = lazy(() =>
  import('../site/menus/menus-page.tsx').then((file) => ({ default: file.MenusPage })),
);
const MusicPage = lazy(() =>
  import('../site/music/music-page.tsx').then((file) => ({ default: file.MusicPage })),
);
const NotFoundPage = lazy(() =>
  import('../site/not-found/not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })),
);

/** Every public page (section 2.1) between the common header and footer. */
export function SiteRoutes() {
  return (
    <SiteLayout>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/menus" element={<MenusPage />} />
          <Route path={musicPath} element={<MusicPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Arrival />
      </Suspense>
    </SiteLayout>
  );
}
