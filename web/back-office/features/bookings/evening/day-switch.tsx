import { formatLongDate, formatNearbyDay, fromLocalInput, isDay, nextDay, nightOf } from '@venue/domain';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './day-switch.module.css';

/** The evening that the address names with `?date=`, or tonight, and how to go to another. */
export function useShownDay(): { day: string; tonight: string; show: (day: string) => void } {
  const tonight = nightOf(useNow());
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  return {
    day: isDay(asked) ? asked : tonight,
    tonight,
    show: (day) => setParams(day === tonight ? {} : { date: day }, { replace: true }),
  };
}

/** "Tonight", "Tomorrow" or "Friday, November 20, 2026": an evening as a heading. */
export function dayTitle(day: string, tonight: string): string {
  if (day === tonight) return 'Tonight';
  const noon = (date: string) => fromLocalInput(`${date}T12:00`);
  const near = formatNearbyDay(noon(day), noon(tonight));
  return near.charAt(0).toUpperCase() + near.slice(1);
}

/** The evening that is shown, with the way to the one before, the one after, tonight and any other. */
export function DaySwitch() {
  const { day, tonight, show } = useShownDay();
  const title = dayTitle(day, tonight);
  const long = formatLongDate(fromLocalInput(`${day}T12:00`));
  return (
    <div className={layout.spread}>
      <h2 className={styles.day} aria-live="polite">
        {title}
        {title !== long && <span className={`${layout.quiet} ${styles.long}`}>{long}</span>}
      </h2>
      <div className={styles.switch}>
        <Button look="quiet" small onClick={() => show(nextDay(day, -1))}>
          <span aria-hidden="true">‹</span>
          <VisuallyHidden>The evening before</VisuallyHidden>
        </Button>
        <input
          type="date"
          className={`${layout.input} ${styles.date}`}
          aria-label="Evening"
          value={day}
          onChange={({ target }) => isDay(target.value) && show(target.value)}
        />
        <Button look="quiet" small onClick={() => show(nextDay(day))}>
          <span aria-hidden="true">›</span>
          <VisuallyHidden>The evening after</VisuallyHidden>
        </Button>
        <Button look="quiet" small disabled={day === tonight} onClick={() => show(tonight)}>
          Tonight
        </Button>
      </div>
    </div>
  );
}
