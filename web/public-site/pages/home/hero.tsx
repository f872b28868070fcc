import { wideHeroBreakpoint } from '@venue/domain';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useMediaQuery, useReducedMotion } from '../../layout/use-media-query.ts';
import { HeroVideo } from './hero-video.tsx';
import styles from './hero.module.css';

type HeroProps = {
  title: string;
  image: string;
  video: string;
  /** Shown below the title, over the picture. */
  children?: ReactNode;
};

/** The hero: a film in windows wider than 1450px, otherwise a still picture, with the title over it (section 2.2). */
export function Hero({ title, image, video, children }: HeroProps) {
  const isWide = useMediaQuery(`(min-width: ${wideHeroBreakpoint + 1}px)`);
  const isStill = useReducedMotion();
  return (
    <section className={classes(styles.hero, !image && !video && styles.bare)}>
      <Picture file={image} alt="" eager upright className={styles.still} />
      {isWide && !isStill && video ? <HeroVideo file={video} /> : null}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
