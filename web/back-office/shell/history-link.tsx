import { Link } from 'react-router-dom';
import styles from './history-link.module.css';

/** The screen that shows who changed what and when. */
export const historyPath = '/admin-dashboard/history';

type HistoryLinkProps = {
  /** One record, such as `menus/abc`, or a kind of records, such as `menus`. */
  of: string;
  /** What it is called: "History of this menu". */
  children: string;
};

/** Leads from a screen that edits something to what was there before. */
export function HistoryLink({ of, children }: HistoryLinkProps) {
  const search = new URLSearchParams([[of.includes('/') ? 'path' : 'kind', of]]);
  return (
    <Link className={styles.link} to={`${historyPath}?${search}`}>
      {children}
    </Link>
  );
}
