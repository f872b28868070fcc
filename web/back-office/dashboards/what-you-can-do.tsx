import layout from '../shell/layout.module.css';
import styles from './dashboard.module.css';

type WhatYouCanDoProps = { changesDishes: boolean; keepsTheBook: boolean };

/** Tells a chef what their account can do, and who can change that. */
export function WhatYouCanDo({ changesDishes, keepsTheBook }: WhatYouCanDoProps) {
  return (
    <section className={styles.words} aria-labelledby="what-you-can-do">
      <h2 id="what-you-can-do" className={layout.small}>
        What you can do here
      </h2>
      {changesDishes ? (
        <p>
          You can take dishes off and put them back, confirm their allergens, and edit your own profile. A
          super user has allowed this, and can change it on the Staff screen.
        </p>
      ) : (
        <p>
          You can edit your own profile. To take dishes off and confirm allergens here, ask a super user: they
          can allow it on the Staff screen, and it shows here at once.
        </p>
      )}
      {keepsTheBook && <p>You can also keep the book of tables, under Bookings.</p>}
    </section>
  );
}
