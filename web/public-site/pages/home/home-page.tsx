import { useNow } from '../../../ui/now.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ReviewWidget, hasReviewWidget } from '../../layout/footer/review-widget.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { FirstWords } from './first-words.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { LandingRows } from './landing-rows.tsx';
import { hasSplash, Splash, SplashLayer } from './splash.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { TonightStrip } from './tonight-strip.tsx';

export { hasSplash, SplashLayer };

/** The home page. Its closing block of contact, hours and menus is the footer of all pages. */
export function HomePage() {
  const { website, nextGigs } = usePublished();
  const { ethosTitle, homeImgs, landingTitle6 } = website;
  const rows = ([1, 2, 3, 4, 5] as const).flatMap((place) => [
    website[`landingTitle${place}`],
    website[`landingDesc${place}`],
    website[`landingImg${place}`],
  ]);
  const isEmpty = [ethosTitle, landingTitle6, ...homeImgs, ...rows].every((value) => value === '');
  return (
    <>
      <Splash website={website} now={useNow()} isReady />
      <Hero website={website}>{nextGigs.length > 0 ? <TonightStrip /> : null}</Hero>
      {isEmpty ? <FirstWords /> : <LandingRows website={website} />}
      <Reviews />
      <StickyBar />
    </>
  );
}

/** Guests' reviews, if the owner has configured a review widget. Only with scripts, because the widget needs them. */
function Reviews() {
  if (!useHydrated() || !hasReviewWidget) return null;
  return (
    <section className={styles.reviews} aria-label="Reviews">
      <h2>What people say on the way home</h2>
      <ReviewWidget />
    </section>
  );
}
