import { scrollInThresholds } from '@venue/domain';
import { team } from '../../../../venue-content/team.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import styles from './our-team-page.module.css';

/** The team page: six people, and a link to the careers page. */
export function OurTeamPage() {
  return (
    <div className={styles.page}>
      <h1>Who you will meet</h1>
      {team.length === 0 ? <NothingYet what="We are getting this page ready." /> : null}
      <ul className={styles.team} hidden={team.length === 0}>
        {team.map(({ name, title, text, img }) => (
          <li key={name} className={styles.member}>
            <Reveal threshold={scrollInThresholds.other}>
              <Picture file={img} alt={`Portrait of ${name}`} sizes="(min-width: 62rem) 24rem, 100vw" />
              <h2>{name}</h2>
              <p className={styles.title}>{title}</p>
              <p>{text}</p>
            </Reveal>
          </li>
        ))}
      </ul>
      <div className={styles.join}>
        <p>There is an apron left on the hook.</p>
        <ButtonLink to="/careers" look="ink">
          CAREERS
        </ButtonLink>
      </div>
    </div>
  );
}
