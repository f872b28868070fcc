import { scrollInThresholds } from '@venue/domain';
import { gifts } from '../../../../venue-content/gifts.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './gifts-page.module.css';

/** The gifts page: five gifts, ordered by email or phone. */
export function GiftsPage() {
  const { website } = usePublished();
  return (
    <>
      <PageTop title="Give somebody an evening" image={website.landingImg2} short />
      {gifts.length === 0 ? <NothingYet what="We are getting this page ready." /> : null}
      <ul className={styles.gifts} hidden={gifts.length === 0}>
        {gifts.map(({ name, text, price, img }) => (
          <li key={name}>
            <Reveal className={styles.gift} threshold={scrollInThresholds.other}>
              <Picture file={img} alt="" sizes="(min-width: 48rem) 24rem, 100vw" />
              <div>
                <h2>{name}</h2>
                <p className={styles.price}>{price}</p>
                <p>{text}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
      <div className={styles.ask}>
        <p>Tell us who it is for and we will have it written out by the evening.</p>
        <ButtonLink to="/contact" look="ink">
          CONTACT US
        </ButtonLink>
      </div>
    </>
  );
}
