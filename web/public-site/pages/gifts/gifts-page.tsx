import { scrollInThresholds } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { gifts } from '../../../../venue-content/gifts.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { addressInOneLine } from '../../layout/footer/address.ts';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { GiftCard } from './gift-card.tsx';
import styles from './gifts-page.module.css';

/** The gifts page: five gifts, ordered by email or phone, and the card that comes with them. */
export function GiftsPage() {
  const { contactEmail } = usePublished().website;
  const [first] = gifts;
  const picture = first && <Picture file={first.img} sizes="(min-width: 60rem) 20vw, 30vw" eager />;
  return (
    <div className={styles.page}>
      <h1>Give somebody an evening</h1>
      {first && contactEmail ? (
        <GiftCard email={contactEmail}>{picture}</GiftCard>
      ) : first ? (
        <div className={styles.card}>
          {picture}
          <p className={styles.words}>
            <span>{venue.name}</span>
            <span>{venue.tagline}</span>
            <span>{addressInOneLine}</span>
          </p>
        </div>
      ) : (
        <NothingYet what="We are getting this page ready." />
      )}
      <div>
        <ul className={styles.gifts} hidden={gifts.length === 0}>
          {gifts.map(({ name, text, price, img }, index) => (
            <li key={name}>
              <Reveal className={styles.gift} threshold={scrollInThresholds.other}>
                <h2>{name}</h2>
                <Sounding text={price} className={styles.price} />
                {index > 0 ? <Picture file={img} alt="" sizes="8rem" /> : null}
                <p>{text}</p>
              </Reveal>
            </li>
          ))}
        </ul>
        <div className={styles.ask}>
          <p>Tell us who it is for and we will have it written out by the evening. Prices in euro.</p>
          <ButtonLink to="/contact" look="quiet">
            CONTACT US
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
