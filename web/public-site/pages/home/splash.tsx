import type { Website } from '@venue/domain';
import { Picture } from '../../../ui/picture.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { heroStill } from './hero-still.ts';
import heroStyles from './hero.module.css';
import styles from './splash.module.css';
import { useSplash, type SplashPhase } from './use-splash.ts';

type SplashProps = {
  /** The hero's picture and the two logos are its own. */
  website: Website;
  /** The moment whose picture of the hero is shown. */
  now: Date;
};

/**
 * The two logos over the hero's picture, on top of the page. The picture is in the same place as
 * on the page, so nothing moves when the splash ends. A press or a key ends it early. Pages rendered on the
 * server show it with an inline script (late-start/splash.js) before React hydrates.
 */
export function Splash({ isReady, ...content }: SplashProps & { isReady: boolean }) {
  const phase = useSplash(isReady);
  return phase === 'gone' || !hasSplash(content.website) ? null : (
    <SplashLayer phase={phase} isReady {...content} />
  );
}

type SplashLayerProps = SplashProps & {
  phase: SplashPhase;
  /** The picture has loaded, so the logos may be fetched. */
  isReady?: boolean;
};

/** Whether there is a splash: without a logo it would be four seconds of darkness. */
export function hasSplash({ extraLogo1, extraLogo2 }: Website): boolean {
  return Boolean(extraLogo1 || extraLogo2);
}

/** The splash in a given phase. */
export function SplashLayer({ phase, isReady, website, now }: SplashLayerProps) {
  const { image, light } = heroStill(website, now);
  return (
    <div
      className={styles.splash}
      data-phase={phase}
      data-ready={isReady ? '' : undefined}
      data-splash=""
      data-testid="splash"
      aria-hidden="true"
      data-screen-only
    >
      <div className={styles.backdrop}>
        <div className={classes(heroStyles.hero, light)}>
          <Picture file={image} alt="" eager upright className={heroStyles.still} />
        </div>
      </div>
      {[website.extraLogo1, website.extraLogo2].map((logo, index) => (
        <Picture
          key={index}
          file={logo}
          alt=""
          // Visible for two seconds only: low priority, so that the page's first picture loads first.
          sizes="(max-width: 30rem) 33vw, 18rem"
          className={styles.logo}
        />
      ))}
    </div>
  );
}
