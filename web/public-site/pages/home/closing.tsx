import { scrollInThresholds, type Website } from '@venue/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import styles from './closing.module.css';

/** The last section before the footer: the sixth landing title, the booking button and the two hashtags. */
export function Closing({ website }: { website: Website }) {
  const hashtags = [website.landingHastag1, website.landingHastag2].filter(Boolean);
  if (!website.landingTitle6) return null;
  return (
    <section className={styles.closing}>
      <Reveal className={styles.inner} threshold={scrollInThresholds.page}>
        <h2>{website.landingTitle6}</h2>
        <ButtonLink to="/book-a-table" look="brass">
          BOOK A TABLE
        </ButtonLink>
        {hashtags.length > 0 ? <p className={styles.hashtags}>{hashtags.join('  ')}</p> : null}
      </Reveal>
    </section>
  );
}
