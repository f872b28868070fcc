import { toLocalInput } from '@venue/domain';
import { Link } from 'react-router-dom';
import layout from './layout.module.css';
import styles from './history-link.module.css';

/** A link to the site as guests will see it at a moment. */
export function LookAheadLink() {
  return (
    <Link className={`${layout.link} ${styles.link}`} to={lookAheadPath()}>
      Look ahead
    </Link>
  );
}

/** The screen that shows the site at a moment, with one filled in. */
export function lookAheadPath(at?: Date): string {
  const path = '/admin-dashboard/preview';
  return at ? `${path}?at=${toLocalInput(at)}` : path;
}
