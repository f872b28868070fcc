import { wideHeroBreakpoint, type Website } from '@venue/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { venue } from '../../../../venue.config.ts';
import { classes } from '../../../ui/styles/classes.ts';
import { langOf } from '../../../ui/lang-of.ts';
import { useNow } from '../../../ui/now.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useMediaQuery, useReducedMotion } from '../../layout/navigation/use-media-query.ts';
import { heroStill } from './hero-still.ts';
import { HeroVideo } from './hero-video.tsx';
import styles from './hero.module.css';

type HeroProps = {
  website: Website;
  /** What is on next: lit by the beam. */
  children?: ReactNode;
};

/**
 * The hero. In windows wider than 1450px it is a film, and the title is for screen readers and search engines only. Otherwise,
 * and under reduced motion or without the film, it is a still picture with the title over it and a beam of light that turns
 * once and stops on what is on next. At dawn and by day, as the sun is over the venue, the beam does not move, and a picture
 * that is not of that hour is tinted for it.
 */
export function Hero({ website, children }: HeroProps) {
  const isWide = useMediaQuery(`(min-width: ${wideHeroBreakpoint + 1}px)`);
  const isStill = useReducedMotion();
  const { image, light } = heroStill(website, useNow());
  const title = website.landingHeroTitle || venue.name;
  const video = website.heroVideo;
  const [failed, setFailed] = useState('');
  const film = failed === video ? '' : video;
  // Once a visit: the splash's script says so on the pages that follow.
  useEffect(() => () => void (document.documentElement.dataset.lit = ''), []);
  return (
    <section className={classes(styles.hero, light, film ? styles.filmed : !image && !video && styles.bare)}>
      <Picture file={image} alt="" eager upright className={styles.still} />
      {isWide && !isStill && film ? <HeroVideo file={film} onFailed={() => setFailed(film)} /> : null}
      {children ? <Beam image={image} /> : null}
      <h1 className={styles.title} lang={langOf(title)}>
        {title}
      </h1>
      {children}
    </section>
  );
}

/** Size of the drawing that lies on the still, and of that on its crop for phones: the same shapes as the pictures. */
const sheet = { wide: [1500, 1000], upright: [720, 960] } as const;

/**
 * The beam, one flat wedge, in drawings as large as the picture and its crop, so that it begins at the lamp wherever the
 * window cuts them; steeper in windows higher than wide. Without a lamp in the picture it falls in from beyond its edge.
 */
function Beam({ image }: { image: string }) {
  const lamp = venue.lamp?.pictures.includes(image) ? venue.lamp : undefined;
  return (
    <div className={styles.beam} aria-hidden="true">
      <Wedge className={styles.wide} size={sheet.wide} at={lamp?.wide} to={[-900, 580, -60, 1850]} />
      <Wedge className={styles.tall} size={sheet.wide} at={lamp?.wide} to={[-900, 580, 1050, 1500]} />
      <Wedge
        isUpright
        className={styles.upright}
        size={sheet.upright}
        at={lamp?.upright}
        to={[-600, 590, 340, 1500]}
      />
    </div>
  );
}

type WedgeProps = {
  className?: string;
  isUpright?: boolean;
  size: readonly [width: number, height: number];
  /** The lamp, as shares of the picture. */
  at: readonly [x: number, y: number] | undefined;
  /** The two far corners. */
  to: readonly [number, number, number, number];
};

function Wedge({ className, isUpright, size: [width, height], at, to: [ax, ay, bx, by] }: WedgeProps) {
  const [x, y] = at ? [at[0] * width, at[1] * height] : [width * 1.06, height * 0.3];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isUpright ? 'xMidYMid slice' : 'xMaxYMid slice'}
    >
      {/* Turns about its own origin, which is the lamp. */}
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
        <path
          d={`M0 0L${ax - Math.round(x)} ${ay - Math.round(y)} ${bx - Math.round(x)} ${by - Math.round(y)}z`}
        />
        {at ? <circle r="10" /> : null}
      </g>
    </svg>
  );
}
