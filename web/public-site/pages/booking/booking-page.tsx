import { PageTop } from '../../../ui/page/page-top.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import { Button } from '../../../ui/button.tsx';
import type { BookingRefusal } from './booking-calls.ts';
import styles from './booking-page.module.css';
import { BookingView } from './booking-view.tsx';
import { useBooking } from './use-booking.ts';

/** What a guest can do about a booking, by the link of its email: see, change or cancel it. */
export function BookingPage({ id }: { id: string }) {
  const { link, booking, refusal, change } = useBooking(id);
  return (
    <>
      <PageTop title="Your booking" />
      <div className={styles.page}>
        {link && booking ? (
          <BookingView link={link} booking={booking} onChange={change} />
        ) : refusal ? (
          <Refused refusal={refusal} />
        ) : (
          <p role="status">
            Looking for your booking … You can also ring us on <RingUs />.
          </p>
        )}
      </div>
    </>
  );
}

/** One answer for every link that opens nothing: whoever tries one learns nothing from it. */
function Refused({ refusal: { why, msg } }: { refusal: BookingRefusal }) {
  if (why === 'failed')
    return (
      <div role="alert" className={styles.refused}>
        <h2>We can’t show your booking just now.</h2>
        <p>
          {msg} Or ring us on <RingUs />.
        </p>
        <Button look="ink" onClick={() => window.location.reload()}>
          TRY AGAIN
        </Button>
      </div>
    );
  return (
    <div role="alert" className={styles.refused}>
      <h2>{why === 'over' ? 'That evening is over.' : 'This link doesn’t open a booking.'}</h2>
      <p>
        {why === 'over'
          ? 'There is nothing left to change. We hope to see you again.'
          : 'It may be incomplete, or an older one: the link in our latest email works.'}{' '}
        You can always ring us on <RingUs />, and we will look it up.
      </p>
    </div>
  );
}
