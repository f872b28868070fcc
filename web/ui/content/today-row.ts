import { classes } from '../styles/classes.ts';
import styles from './today-row.module.css';

/** The properties of a row of opening hours, which stands out if it is the one for tonight. */
export function todayRow(className: string | undefined, isToday: boolean) {
  return isToday
    ? { className: classes(className, styles.today), 'aria-current': 'date' as const }
    : { className };
}
