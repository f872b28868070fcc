import type { Website } from '@venue/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import styles from './cave-door.module.css';

type CaveDoorProps = {
  website: Website;
  /** The picture that the door stands in. */
  image: string;
};

/** The end of the page: the sixth landing title as a lit door that links to booking, and the two hashtags. */
export function CaveDoor({ website, image }: CaveDoorProps) {
  const hashtags = [website.landingHastag1, website.landingHastag2].filter(Boolean);
  return (
    <div className={classes(styles.arch, !image && styles.bare)}>
      <Picture file={image} sizes="max(100vw, 58rem)" className={styles.picture} />
      {website.landingTitle6 ? (
        <div className={styles.door}>
          <h2>{website.landingTitle6}</h2>
          <ButtonLink to="/book-a-table" look="ink">
            BOOK A TABLE
          </ButtonLink>
        </div>
      ) : null}
      {hashtags.length > 0 ? <p className={styles.hashtags}>{hashtags.join('  ')}</p> : null}
    </div>
  );
}
