import { Link } from 'react-router-dom';
import layout from './layout.module.css';
import styles from './history-link.module.css';

/** Address of the History screen. */
export const historyPath = '/admin-dashboard/history';

type HistoryLinkProps = {
  /** One record, such as `menus/abc`, or a kind of records, such as `menus`. */
  of: string;
  /** The link's text: "History of this menu". */
  children: string;
};

/** A link from a form to the history of its record. */
export function HistoryLink({ of, children }: HistoryLinkProps) {
  const search = new URLSearchParams([[of.includes('/') ? 'path' : 'kind', of]]);
  return (
    <Link className={`${layout.link} ${styles.link}`} to={`${historyPath}?${search}`}>
      {children}
    </Link>
  );
}
