import { musicPath, scrollInThresholds, type Site } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { addressInOneLine } from './address.ts';
import { directionsLink, mapLink } from './map-link.ts';
import { NowLine } from '../now-line.tsx';
import { OpeningHoursList } from '../../../ui/content/opening-hours-list.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import { ReviewWidget } from './review-widget.tsx';
import { FooterEnd, MoreLinks } from './footer-end.tsx';
import { FooterFold } from './footer-fold.tsx';
import styles from './footer.module.css';

/** The footer of every public page: address, contact, now; hours and the house's rules to unfold; menus and booking. */
export function Footer({ site }: { site: Site }) {
  const { website, openingHours, menus } = site;
  const wines = wineQuery(menus);
  return (
    <footer className={styles.footer} data-screen-only>
      <Reveal className={styles.top} threshold={scrollInThresholds.footer}>
        <div>
          <p className={styles.address}>{website.addressLine || addressInOneLine}</p>
          {website.addressLine2 ? <p className={styles.lines}>{website.addressLine2}</p> : null}
          <p className={styles.map}>
            {website.eircode ? <span>Eircode {website.eircode}</span> : null}
            <a href={mapLink()} target="_blank" rel="noopener noreferrer">
              View map
            </a>
            <a href={directionsLink(website)}>Directions</a>
          </p>
        </div>
        <dl className={styles.contact}>
          <div>
            <dt>Restaurant reservations</dt>
            <dd className={styles.ring}>
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
        <NowLine className={styles.now} />
      </Reveal>
      <Reveal className={styles.folds} threshold={scrollInThresholds.footer}>
        <FooterFold title="Opening hours" isOpen={openingHours.contents.length === 0}>
          <OpeningHoursList hours={openingHours} />
        </FooterFold>
        <FooterFold title="At the table">
          {website.restaurantInfo.length > 0 ? (
            <ul className={styles.info}>
              {website.restaurantInfo.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          <ReviewWidget />
        </FooterFold>
        <FooterFold title="More">
          <MoreLinks />
        </FooterFold>
        <ul className={styles.links}>
          <li>
            <Link to="/menus">Menus</Link>
          </li>
          {wines ? (
            <li>
              <Link to={`/menus${wines}`}>Winelist</Link>
            </li>
          ) : null}
          <li>
            <Link to={musicPath}>Music</Link>
          </li>
          <li>
            <ButtonLink to="/book-a-table" look="brass" small>
              BOOK NOW
            </ButtonLink>
          </li>
        </ul>
      </Reveal>
      <FooterEnd website={website} />
    </footer>
  );
}

/** The query string of the menu with the most wines; empty if no menu has any. */
function wineQuery(menus: Site['menus']): string {
  const [winelist] = [...menus].sort((a, b) => b.wines - a.wines);
  return winelist && winelist.wines > 0 ? `?${winelist.route}` : '';
}
