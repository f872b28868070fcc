import type { ReactNode } from 'react';
import styles from './booking-chip.module.css';

/**
 * What a chip says: a request that waits, a table that is kept, guests who are here, a table that is not kept, guests
 * who are late, or an allergy.
 */
type ChipKind = 'waiting' | 'confirmed' | 'here' | 'off' | 'late' | 'allergy';

/** A word about a booking that catches the eye. */
export function BookingChip({ kind, children }: { kind: ChipKind; children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[kind]}`}>{children}</span>;
}
