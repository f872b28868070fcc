import type { Media } from '@venue/domain';
import { Picture } from '../../ui/picture.tsx';
import styles from './splash.module.css';
import { useSplash } from './use-splash.ts';

type SplashProps = { logos: readonly string[]; media: Record<string, Media>; isReady: boolean };

/** The two logos over the page that is already painted below (section 2.2). A press or a key ends it early. */
export function Splash({ logos, media, isReady }: SplashProps) {
  const phase = useSplash(isReady);
  if (phase === 'gone') return null;
  return (
    <div className={styles.splash} data-phase={phase} data-testid="splash" aria-hidden="true">
      {logos.map((logo, index) => (
        <Picture
          key={index}
          file={logo}
          media={media[logo]}
          alt=""
          sizes="18rem"
          eager
          className={styles.logo}
        />
      ))}
    </div>
  );
}
