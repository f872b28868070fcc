import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageTop } from '../page-top.tsx';
import { Prose } from '../prose.tsx';
import { usePublished } from '../site-context.tsx';
import styles from './book-table-page.module.css';
import { ReservationFrame } from './reservation-frame.tsx';

/** Words from the site's content and the reservation widget in its frame (section 2.5). */
export function BookTablePage() {
  const { website } = usePublished();
  return (
    <>
      <PageTitle title="Book a table" description={website.bookTableDesc} />
      <PageTop title={website.bookTableTitle} />
      <div className={styles.words}>
        <Prose text={website.bookTableDesc} />
        {website.bookTableMessage ? <p className={styles.message}>{website.bookTableMessage}</p> : null}
        <p>
          Rather talk to somebody? <a href={`tel:${venue.phone.dial}`}>{venue.phone.display}</a>
        </p>
      </div>
      <ReservationFrame />
    </>
  );
}
