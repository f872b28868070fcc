import { bookableArea, scrollInThresholds } from '@venue/domain';
import { Prose } from '../../../ui/content/prose.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import { SpecialDays } from '../../../ui/content/special-days.tsx';
import { NoticeHere } from '../../layout/notice-bar.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './book-table-page.module.css';
import { ReservationFrame } from './reservation-frame.tsx';

type BookTablePageProps = {
  /** The form opens filled in, and its frame has that height from the start. */
  isAsked: boolean;
};

/**
 * The booking page: the booking form in a frame, and text from the site's content. The form comes first: on a
 * phone it would otherwise be below the first screen.
 */
export function BookTablePage({ isAsked }: BookTablePageProps) {
  const { website, openingHours, notice } = usePublished();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{website.bookTableTitle || 'Book a table'}</h1>
      <NoticeHere notice={notice} />
      <Reveal className={styles.form} threshold={scrollInThresholds.booking}>
        <ReservationFrame isAsked={isAsked} />
      </Reveal>
      <div className={styles.words}>
        <Prose text={website.bookTableDesc} />
        {website.bookTableMessage ? <p className={styles.message}>{website.bookTableMessage}</p> : null}
        <SpecialDays hours={openingHours} area={bookableArea} heading="h2" />
      </div>
    </div>
  );
}
