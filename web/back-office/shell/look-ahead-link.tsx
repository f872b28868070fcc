import { Link } from 'react-router-dom';
import styles from './history-link.module.css';
import { lookAheadPath } from './look-ahead-path.ts';

/** A link to the site as guests will see it at a moment. */
export function LookAheadLink() {
  return (
    <Link className={styles.link} to={lookAheadPath()}>
      Look ahead
    </Link>
  );
}
