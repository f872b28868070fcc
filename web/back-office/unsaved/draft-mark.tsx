import styles from './draft-mark.module.css';

/** Marks a record in a list that has changes which are not saved. */
export function DraftMark() {
  return <span className={styles.mark}>Changes not saved yet</span>;
}
