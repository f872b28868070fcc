import type { Website } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { PictureRows } from '../../../ui/content/picture-row.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ReviewWidget, hasReviewWidget } from '../../layout/footer/review-widget.tsx';
import { NowLine } from '../../layout/now-line.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { Closing } from './closing.tsx';
import { FirstWords } from './first-words.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { PictureBand } from './picture-band.tsx';
import { Splash, SplashLayer } from './splash.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { TonightStrip } from './tonight-strip.tsx';

export { SplashLayer };

/** The home page. Its closing block of contact, hours and menus is the footer of all pages. */
export function HomePage() {
  const { website } = usePublished();
  const rows = landingRows(website);
  const { ethosTitle, homeImgs, landingTitle6 } = website;
  const isEmpty =
    [ethosTitle, landingTitle6, ...homeImgs].every((value) => value === '') && rows.length === 0;
  return (
    <>
      <Splash image={website.mediaQueryImg} logos={[website.extraLogo1, website.extraLogo2]} isReady />
      <Hero
        title={website.landingHeroTitle || venue.name}
        image={website.mediaQueryImg}
        video={website.heroVideo}
      >
        <NowLine className={styles.now} />
        <TonightStrip />
      </Hero>
      {isEmpty ? <FirstWords /> : null}
      {ethosTitle ? <p className={styles.ethos}>{ethosTitle}</p> : null}
      <PictureRows rows={rows} />
      <PictureBand files={homeImgs} />
      <Reviews />
      <Closing website={website} />
      <StickyBar />
    </>
  );
}

/** What third parties say of the house, as far as the owner has configured one; with scripts, as the widget itself. */
function Reviews() {
  if (!useHydrated() || !hasReviewWidget) return null;
  return (
    <section className={styles.reviews} aria-label="Reviews">
      <h2>What people say on the way home</h2>
      <ReviewWidget />
    </section>
  );
}

/** Up to five rows of picture and text, on alternating sides, each with an optional button. */
function landingRows(website: Website) {
  return ([1, 2, 3, 4, 5] as const)
    .map((place) => ({
      title: website[`landingTitle${place}`],
      text: website[`landingDesc${place}`],
      button: website[`landingButton${place}`],
      image: website[`landingImg${place}`],
    }))
    .filter(({ title, text, image }) => title || text || image);
}
