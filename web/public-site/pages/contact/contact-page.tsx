import { scrollInThresholds } from '@venue/domain';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { addressInOneLine } from '../../layout/footer/address.ts';
import { directionsLink, mapLink } from '../../layout/footer/map-link.ts';
import { NowLine } from '../../layout/now-line.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
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
      <PageTop title={website.contactDescTitle || 'Contact'} image={website.mediaQueryImg} short />
      <div className={styles.page}>
        <div className={styles.words}>
          <NowLine className={styles.now} />
          <Prose text={website.contactDesc} />
          <address className={styles.address}>
            <p>{website.addressLine || addressInOneLine}</p>
            {website.addressLine2 ? <p className={styles.quiet}>{website.addressLine2}</p> : null}
            {website.eircode ? <p className={styles.quiet}>Eircode {website.eircode}</p> : null}
          </address>
          <p className={styles.maps}>
            <ButtonAnchor look="ink" href={directionsLink(website)}>
              DIRECTIONS
            </ButtonAnchor>
            <ButtonAnchor look="quiet" href={mapLink()} target="_blank" rel="noopener noreferrer">
              VIEW MAP
            </ButtonAnchor>
          </p>
        </div>
        <dl className={styles.ways}>
          <dt>Phone</dt>
          <dd>
            <RingUs number={website.contactNumber} />
          </dd>
          {website.contactEmail ? (
            <>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${website.contactEmail}`}>{website.contactEmail}</a>
              </dd>
            </>
          ) : null}
        </dl>
        <SpecialDays hours={openingHours} heading="h2" />
      </div>
      <ContactMap />
      <div className={styles.messages}>
        {messages.map(({ title, text }) => (
          <section key={title}>
            <Reveal className={styles.message} threshold={scrollInThresholds.other}>
              {title ? <h2>{title}</h2> : null}
              <Prose text={text} />
            </Reveal>
          </section>
        ))}
      </div>
    </>
  );
}
