import { Picture } from '../../../ui/picture.tsx';
import heroStyles from './hero.module.css';
import styles from './splash.module.css';
import { useSplash, type SplashPhase } from './use-splash.ts';

type SplashProps = {
  /** The hero's picture. */
  image: string;
  logos: readonly string[];
};

/**
 * The two logos over the hero's picture, on top of the page. The picture is in the same place as
 * on the page, so nothing moves when the splash ends. A press or a key ends it early. Pages rendered on the
 * server show it with an inline script (late-start/splash.js) before React hydrates.
 */
export function Splash({ isReady, ...content }: SplashProps & { isReady: boolean }) {
  const phase = useSplash(isReady);
  // Without a logo the splash would be four seconds of darkness.
  const hasLogo = content.logos.some(Boolean);
  return phase === 'gone' || !hasLogo ? null : <SplashLayer phase={phase} isReady {...content} />;
}

type SplashLayerProps = SplashProps & {
  phase: SplashPhase;
  /** The picture has loaded, so the logos may be fetched. */
  isReady?: boolean;
};

/** The splash in a given phase. */
export function SplashLayer({ phase, isReady, image, logos }: SplashLayerProps) {
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
        <div className={heroStyles.hero}>
          <Picture file={image} alt="" eager upright className={heroStyles.still} />
        </div>
      </div>
      {logos.map((logo, index) => (
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
