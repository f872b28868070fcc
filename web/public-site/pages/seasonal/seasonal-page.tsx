import { buttonTargets, scrollInThresholds } from '@venue/domain';
import { seasons, type Season } from '../../../../venue-content/seasons.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import styles from './seasonal-page.module.css';

export { seasons };

/** A seasonal page, with its links. */
export function SeasonalPage({ season }: { season: Season }) {
  const { title, image, second, heading, paragraphs, links } = seasons[season];
  const targets = links.map((link) => (typeof link === 'string' ? buttonTargets[link] : link));
  return (
    <>
      <PageTop title={title} image={image} />
      <div className={styles.page}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.links}>
            {targets.map(({ label, to }, index) => (
              <li key={to}>
                <ButtonLink to={to} look={index === 0 ? 'ink' : 'quiet'}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <Reveal threshold={scrollInThresholds.other}>
          <Picture file={second} sizes="(min-width: 62rem) 36rem, 100vw" className={styles.picture} />
        </Reveal>
      </div>
    </>
  );
}
