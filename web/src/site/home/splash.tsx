import type { Media } from '@venue/domain';
import { Picture } from '../../ui/picture.tsx';
import styles from './splash.module.css';
import { useSplash, type SplashPhase } from './use-splash.ts';

type SplashProps = { logos: readonly string[]; media: Record<string, Media> };

/**
 * The two logos over the page that is already painted below (section 2.2). A press or a key ends it early.
 * In a page from the server a script of its own has shown it before this one is there.
 */
export function Splash({ isReady, ...content }: SplashProps & { isReady: boolean }) {
  const phase = useSplash(isReady);
  return phase === 'gone' ? null : <SplashLayer phase={phase} {...content} />;
}

/** The layer as it stands in a phase. */
export function SplashLayer({ phase, logos, media }: SplashProps & { phase: SplashPhase }) {
  return (
    <div className={styles.splash} data-phase={phase} data-testid="splash" aria-hidden="true">
      {logos.map((logo, index) => (
        <Picture
          key={index}
          file={logo}
          media={media[logo]}
          alt=""
          // Seen for two seconds: never ahead of the page's own first picture.
          sizes="(max-width: 30rem) 33vw, 18rem"
          className={styles.logo}
        />
      ))}
    </div>
  );
}
