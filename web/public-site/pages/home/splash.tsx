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
 * The two logos in the hero's picture, over the page that is already painted below (section 2.2): what a guest
 * sees first stays where it is when the words come. A press or a key ends it early. In a page from the server a script of its own has shown it before this one is there.
 */
export function Splash({ isReady, ...content }: SplashProps & { isReady: boolean }) {
  const phase = useSplash(isReady);
  // Without a logo it would be four seconds of darkness.
  const hasLogo = content.logos.some(Boolean);
  return phase === 'gone' || !hasLogo ? null : <SplashLayer phase={phase} isReady {...content} />;
}

type SplashLayerProps = SplashProps & {
  phase: SplashPhase;
  /** The picture is there, so that the logos may be fetched. */
  isReady?: boolean;
};

/** The layer as it stands in a phase. */
export function SplashLayer({ phase, isReady, image, logos }: SplashLayerProps) {
  return (
    <div
      className={styles.splash}
      data-phase={phase}
      data-ready={isReady ? '' : undefined}
      data-testid="splash"
      aria-hidden="true"
      data-screen-only
    >
      <div className={styles.ground}>
        <div className={heroStyles.hero}>
          <Picture file={image} alt="" eager className={heroStyles.still} />
        </div>
      </div>
      {logos.map((logo, index) => (
        <Picture
          key={index}
          file={logo}
          alt=""
          // Seen for two seconds: never ahead of the page's own first picture.
          sizes="(max-width: 30rem) 33vw, 18rem"
          className={styles.logo}
        />
      ))}
    </div>
  );
}
