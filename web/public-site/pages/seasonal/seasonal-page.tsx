import { buttonTargets } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { seasons, type Season } from '../../../../venue-content/seasons.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { PosterName } from '../../poster/poster-name.tsx';
import styles from './seasonal-page.module.css';

export { seasons };

/** A seasonal page, with its links. */
export function SeasonalPage({ season }: { season: Season }) {
  const { title, image, second, heading, paragraphs, links } = seasons[season];
  const targets = links.map((link) => (typeof link === 'string' ? buttonTargets[link] : link));
  return (
    <div className={classes(styles.page, styles[season])}>
      <p className={styles.top}>
        <span>{[venue.name, venue.address.town].filter(Boolean).join(', ')}</span>
      </p>
      <div className={styles.name}>
        <h1>
          <PosterName name={title} large />
        </h1>
      </div>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.links}>
            {targets.map(({ label, to }) => (
              <li key={to}>
                <ButtonLink to={to} look="quiet">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <Picture file={second} sizes="(min-width: 60rem) 24vw, 100vw" className={styles.second} />
      </div>
      <Picture file={image} alt="" sizes="100vw" className={styles.picture} />
    </div>
  );
}
