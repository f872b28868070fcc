import { scrollInThresholds, type Media, type Website } from '@venue/domain';
import { Picture } from '../../ui/picture.tsx';
import { Reveal } from '../reveal.tsx';
import { TypeButton } from '../type-button.tsx';
import styles from './landing-rows.module.css';

const places = [1, 2, 3, 4, 5] as const;

/** Five rows of picture and text, sides alternating, each with a button if it asks for one (section 2.2). */
export function LandingRows({ website, media }: { website: Website; media: Record<string, Media> }) {
  const rows = places
    .map((place) => ({
      place,
      title: website[`landingTitle${place}`],
      text: website[`landingDesc${place}`],
      button: website[`landingButton${place}`],
      image: website[`landingImg${place}`],
    }))
    .filter(({ title, text, image }) => title || text || image);
  return (
    <div className={styles.rows}>
      {rows.map(({ place, title, text, button, image }) => (
        <section key={place} className={styles.row}>
          <div className={styles.picture}>
            <Picture file={image} media={media[image]} sizes="(min-width: 62rem) 58vw, 100vw" />
          </div>
          <Reveal className={styles.words} threshold={scrollInThresholds.page}>
            {title ? <h2>{title}</h2> : null}
            {text ? <p>{text}</p> : null}
            <TypeButton value={button} look="quiet" />
          </Reveal>
        </section>
      ))}
    </div>
  );
}
