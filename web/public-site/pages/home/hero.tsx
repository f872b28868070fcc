import { wideHeroBreakpoint } from '@venue/domain';
import { useState, type ReactNode } from 'react';
import { classes } from '../../../ui/styles/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useMediaQuery, useReducedMotion } from '../../layout/navigation/use-media-query.ts';
import { HeroVideo } from './hero-video.tsx';
import styles from './hero.module.css';

type HeroProps = {
  title: string;
  image: string;
  video: string;
  /** Shown below the title, over the picture. */
  children?: ReactNode;
};

/**
 * The hero: in windows wider than 1450px a film, over which the title is only read out and indexed;
 * otherwise a still picture with the title over it. So it is too where motion is unwanted or the film does not load.
 */
export function Hero({ title, image, video, children }: HeroProps) {
  const isWide = useMediaQuery(`(min-width: ${wideHeroBreakpoint + 1}px)`);
  const isStill = useReducedMotion();
  const [failed, setFailed] = useState('');
  const film = failed === video ? '' : video;
  return (
    <section className={classes(styles.hero, film ? styles.filmed : !image && !video && styles.bare)}>
      <Picture file={image} alt="" eager upright className={styles.still} />
      {isWide && !isStill && film ? <HeroVideo file={film} onFailed={() => setFailed(film)} /> : null}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
