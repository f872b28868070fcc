import { dateWords, fromLocalInput, localDay, type Gig } from '@venue/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { nextWeekday } from '../../features/gigs/gig-input.ts';
import layout from '../../shell/layout.module.css';
import styles from './admin-overview.module.css';
import { addGigPath } from '../short-cuts.ts';

type AddGigProps = { events: readonly Gig[]; now: Date };

const friday = 5;
const saturday = 6;

/** The evenings when gigs are usually on, each a link to a form for that day. */
export function AddGig({ events, now }: AddGigProps) {
  const today = localDay(now);
  const taken = new Set(events.map(({ datetime }) => datetime && localDay(datetime)));
  const weekend = [friday, saturday].map((weekday) => nextWeekday(now, weekday, '23:59').slice(0, 10));
  const days = [...new Set([today, ...weekend])];
  return (
    <section className={layout.tight} aria-labelledby="add-gig">
      <h2 id="add-gig" className={layout.small}>
        Add a gig for
      </h2>
      <div className={`${layout.row} ${styles.days}`}>
        {days.map((day) => (
          <ButtonLink key={day} look="quiet" to={addGigPath(day)}>
            {day === today ? 'Tonight' : nameDay(day)}
            {taken.has(day) && <span className={styles.taken}>has one</span>}
          </ButtonLink>
        ))}
        <ButtonLink look="quiet" to={addGigPath()}>
          Another day
        </ButtonLink>
      </div>
    </section>
  );
}

/** "Friday 27 November" */
function nameDay(day: string): string {
  const { weekday, day: number, month } = dateWords(fromLocalInput(`${day}T12:00`));
  return `${weekday} ${number} ${month}`;
}
