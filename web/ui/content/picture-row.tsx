import { scrollInThresholds } from '@venue/domain';
import { classes } from '../styles/classes.ts';
import { Picture } from '../picture.tsx';
import styles from './picture-row.module.css';
import { Reveal } from '../page/reveal.tsx';
import { TypeButton } from '../type-button.tsx';

type PictureRowProps = {
  title: string;
  text: string;
  /** Stored button value; no button if it is empty or unknown. */
  button: string;
  image: string;
};

/** A picture at the page's edge with text beside it. Inside `PictureRows` the sides alternate. */
function PictureRow({ title, text, button, image }: PictureRowProps) {
  return (
    <section className={classes(styles.row, !image && styles.bare)}>
      {image ? (
        <div className={styles.picture} data-screen-only>
          <Picture file={image} sizes="(min-width: 62rem) 58vw, 100vw" />
        </div>
      ) : null}
      <Reveal className={styles.words} threshold={scrollInThresholds.page}>
        {title ? <h2>{title}</h2> : null}
        {text ? <p>{text}</p> : null}
        <TypeButton value={button} look="quiet" />
      </Reveal>
    </section>
  );
}

/** Rows of pictures and text, with the picture alternately left and right. */
export function PictureRows({ rows }: { rows: PictureRowProps[] }) {
  return (
    <div>
      {rows.map((row, index) => (
        <PictureRow key={index} {...row} />
      ))}
    </div>
  );
}
