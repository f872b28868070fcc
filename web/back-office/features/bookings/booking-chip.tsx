import type { ReactNode } from 'react';
import styles from './booking-chip.module.css';

/** What a chip says: a request that waits, a table that is kept, one that is not, or an allergy. */
type ChipKind = 'waiting' | 'confirmed' | 'off' | 'allergy';

/** A word about a booking that catches the eye. */
export function BookingChip({ kind, children }: { kind: ChipKind; children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[kind]}`}>{children}</span>;
}
