import { scrollInThresholds } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { addressInOneLine } from '../../layout/footer/address.ts';
import { directionsLink, mapLink } from '../../layout/footer/map-link.ts';
import { NowLine } from '../../layout/now-line.tsx';
import { Prose } from '../../../ui/content/prose.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import { SpecialDays } from '../../../ui/content/special-days.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './contact-page.module.css';
import { ContactMap } from './map/contact-map.tsx';

/** The contact page: phone, email, address, map and messages. */
export function ContactPage() {
  const { website, openingHours } = usePublished();
  const messages = [
    { title: website.contactMessageTitle1, text: website.contactMessageText1 },
    { title: website.contactMessageTitle2, text: website.contactMessageText2 },
  ].filter(({ title, text }) => title || text);
  return (
    <>
      <div className={styles.map}>
        <p className={styles.house} aria-hidden="true" data-screen-only>
          {venue.name}
        </p>
        <div className={styles.cartouche}>
          <h1>{website.contactDescTitle || 'Contact'}</h1>
          <dl className={styles.ways}>
            <div>
              <dt>Phone</dt>
              <dd>
                <RingUs number={website.contactNumber} />
              </dd>
            </div>
            {website.contactEmail ? (
              <div>
                <dt>Email</dt>
                <dd>
                  <a href={`mailto:${website.contactEmail}`}>{website.contactEmail}</a>
                </dd>
              </div>
            ) : null}
          </dl>
          <p className={styles.maps}>
            <ButtonAnchor look="ink" href={directionsLink(website)}>
              DIRECTIONS
            </ButtonAnchor>
            <ButtonAnchor look="quiet" href={mapLink()} target="_blank" rel="noopener noreferrer">
              VIEW MAP
            </ButtonAnchor>
          </p>
          <address className={styles.address}>
            <p>{website.addressLine || addressInOneLine}</p>
            {website.addressLine2 ? <p>{website.addressLine2}</p> : null}
            {website.eircode ? <p>Eircode {website.eircode}</p> : null}
          </address>
          <NowLine className={styles.now} />
        </div>
      </div>
      <div className={styles.notes}>
        {messages.map(({ title, text }) => (
          <section key={title}>
            <Reveal className={styles.message} threshold={scrollInThresholds.other}>
              {title ? <h2>{title}</h2> : null}
              <Prose text={text} />
            </Reveal>
          </section>
        ))}
        <section className={styles.message}>
          <Prose text={website.contactDesc} />
          <SpecialDays hours={openingHours} heading="h2" />
        </section>
      </div>
      <ContactMap />
    </>
  );
}
