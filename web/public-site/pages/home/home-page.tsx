import type { Website } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { ReviewWidget, hasReviewWidget } from '../../layout/review-widget.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { Closing } from './closing.tsx';
import { FirstWords } from './first-words.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { LandingRows } from './landing-rows.tsx';
import { PictureBand } from './picture-band.tsx';
import { Splash, SplashLayer } from './splash.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { TonightStrip } from './tonight-strip.tsx';

export { SplashLayer };

/** The front door (section 2.2). The contact, hours and menus block that ends it is the common footer's. */
export function HomePage() {
  const { website } = usePublished();
  return (
    <>
      <Splash image={website.mediaQueryImg} logos={[website.extraLogo1, website.extraLogo2]} isReady />
      <Hero
        title={website.landingHeroTitle || venue.name}
        image={website.mediaQueryImg}
        video={website.heroVideo}
      >
        <TonightStrip />
      </Hero>
      {isEmpty(website) ? <FirstWords /> : null}
      {website.ethosTitle ? <p className={styles.ethos}>{website.ethosTitle}</p> : null}
      <LandingRows website={website} />
      <PictureBand files={website.homeImgs} />
      {hasReviewWidget ? (
        <section className={styles.reviews} aria-label="Reviews">
          <h2>What people say on the way home</h2>
          <ReviewWidget />
        </section>
      ) : null}
      <Closing website={website} />
      <StickyBar />
    </>
  );
}

/** Whether the page would be its first screen alone. */
function isEmpty({ ethosTitle, homeImgs, landingTitle6, ...website }: Website): boolean {
  const rows = ([1, 2, 3, 4, 5] as const).flatMap((place) => [
    website[`landingTitle${place}`],
    website[`landingDesc${place}`],
    website[`landingImg${place}`],
  ]);
  return [ethosTitle, landingTitle6, ...homeImgs, ...rows].every((value) => value === '');
}
