import { musicPath } from '@venue/domain';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { venue } from '../../../venue.config.ts';
import { PageLoading } from '../site/layout/page-loading.tsx';
import { SiteLayout } from '../site/layout/site-layout.tsx';
import { Arrival } from './arrival.tsx';

/** A page whose code is fetched when it is first gone to. */
function page<File, Name extends keyof File>(load: () => Promise<File>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] as File[Name] & ComponentType }));
}

const rooms = () => import('../site/rooms/room-page.tsx');
const legal = () => import('../site/legal/legal-page.tsx');

const HomePage = page(() => import('../site/home/home-page.tsx'), 'HomePage');
const BookTablePage = page(() => import('../site/book-table/book-table-page.tsx'), 'BookTablePage');
const MenusPage = page(() => import('../site/menus/menus-page.tsx'), 'MenusPage');
const ChefsTablePage = page(rooms, 'ChefsTablePage');
const WineCavePage = page(rooms, 'WineCavePage');
const CareersPage = page(rooms, 'CareersPage');
const EventPage = page(() => import('../site/event-page/event-page.tsx'), 'EventPage');
const MusicPage = page(() => import('../site/music/music-page.tsx'), 'MusicPage');
const OurTeamPage = page(() => import('../site/our-team/our-team-page.tsx'), 'OurTeamPage');
const GalleryPage = page(() => import('../site/galleries/gallery-page.tsx'), 'GalleryPage');
const MusicGalleryPage = page(() => import('../site/galleries/music-gallery-page.tsx'), 'MusicGalleryPage');
const ContactPage = page(() => import('../site/contact/contact-page.tsx'), 'ContactPage');
const GiftsPage = page(() => import('../site/gifts/gifts-page.tsx'), 'GiftsPage');
const DisclaimerPage = page(legal, 'DisclaimerPage');
const TermsPage = page(legal, 'TermsPage');
const PrivacyPage = page(legal, 'PrivacyPage');
const NotFoundPage = page(() => import('../site/not-found-page.tsx'), 'NotFoundPage');
const SeasonalPage = lazy(async () => ({
  default: (await import('../site/seasonal/seasonal-page.tsx')).SeasonalPage,
}));

/** Every public page (section 2.1) between the common header and footer. */
export function SiteRoutes() {
  return (
    <SiteLayout>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/book-a-table" element={<BookTablePage />} />
          <Route path="/menus" element={<MenusPage />} />
          <Route path="/chefs-table-experience" element={<ChefsTablePage />} />
          <Route path="/wine-experience-room" element={<WineCavePage />} />
          <Route path="/event/:id" element={<EventPage />} />
          <Route path={musicPath} element={<MusicPage />} />
          <Route path="/our-team" element={<OurTeamPage />} />
          <Route path={venue.festival.path} element={<SeasonalPage season="festival" />} />
          <Route path="/mothers-day" element={<SeasonalPage season="mothersDay" />} />
          <Route path="/stpatricks" element={<SeasonalPage season="stPatricks" />} />
          <Route path="/valentines-week" element={<SeasonalPage season="valentines" />} />
          <Route path="/book-an-event" element={<SeasonalPage season="bookEvent" />} />
          <Route path="/gallery" element={<GalleryPage />} />
          <Route path="/music-gallery" element={<MusicGalleryPage />} />
          <Route path="/contact" element={<ContactPage />} />
          <Route path="/gifts-and-experiences" element={<GiftsPage />} />
          <Route path="/disclaimer" element={<DisclaimerPage />} />
          <Route path="/terms-and-conditions" element={<TermsPage />} />
          <Route path="/privacy-policy" element={<PrivacyPage />} />
          <Route path="/careers" element={<CareersPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Arrival />
      </Suspense>
    </SiteLayout>
  );
}
