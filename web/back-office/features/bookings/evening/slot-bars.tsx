import { slotLoads, type EveningLoad, type SlotLoad } from '@venue/domain';
import { useNow } from '../../../../ui/now.tsx';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import styles from './slot-bars.module.css';
import type { BookEvening } from './use-evening.ts';

/** Heights in units of the drawing. */
const chart = { height: 40, width: 10, gap: 1.5 };

/** A bar for each slot of the evening: its guests against what the house can take. */
export function SlotBars({ evening }: { evening: BookEvening }) {
  const now = useNow();
  const { rules, hours, load, date } = evening;
  const found = slotLoads({ rules, hours, load, evening: date, now });
  const { slots, counts, capacity } = found;
  if (slots.length === 0) return null;
  const most = Math.max(capacity ?? 0, ...slots.map((slot) => slot[counts]), 1);
  const limitAt = chart.height - (chart.height * (capacity ?? 0)) / most;
  return (
    <figure className={`${layout.card} ${styles.chart}`}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${slots.length * chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={barWords(found)}
      >
        {slots.map((slot, at) => (
          <Bar key={slot.date + slot.time} at={at} guests={slot[counts]} most={most} capacity={capacity} />
        ))}
        {capacity !== null && (
          <line className={styles.limit} x1="0" x2={slots.length * chart.width} y1={limitAt} y2={limitAt} />
        )}
      </svg>
      <div className={styles.times} aria-hidden="true">
        {slots.map((slot, at) => (
          <span key={slot.date + slot.time} className={styles.time}>
            <span className={styles.guests}>{slot[counts] > 0 ? slot[counts] : ''}</span>
            {(at === 0 || slot.time.endsWith(':00')) && <span className={styles.hour}>{slot.time}</span>}
          </span>
        ))}
      </div>
      <figcaption className={layout.quiet}>{caption(found)}</figcaption>
    </figure>
  );
}

type BarProps = { at: number; guests: number; most: number; capacity: number | null };

function Bar({ at, guests, most, capacity }: BarProps) {
  const height = (chart.height * guests) / most;
  const kind =
    capacity === null || guests < capacity ? styles.bar : guests > capacity ? styles.over : styles.full;
  return (
    <rect
      className={kind}
      x={at * chart.width + chart.gap / 2}
      width={chart.width - chart.gap}
      y={chart.height - height}
      height={height}
    />
  );
}

function caption({ counts, capacity }: EveningLoad): string {
  const what = counts === 'arriving' ? 'Guests who arrive in each slot' : 'Guests in the house';
  if (capacity === null) return `${what}; no limit is set.`;
  return counts === 'arriving'
    ? `${what}, of ${capacity} that the kitchen takes.`
    : `${what}, of ${capacity} seats.`;
}

/** The bars in words: "18:00: 6 of 12, 19:00: 14 of 12, too many". */
function barWords({ slots, counts, capacity }: EveningLoad): string {
  const words = slots.filter((slot) => slot[counts] > 0).map((slot) => slotWords(slot, counts, capacity));
  return words.length > 0 ? words.join(', ') : 'Nobody is booked yet.';
}

function slotWords(slot: SlotLoad, counts: EveningLoad['counts'], capacity: number | null): string {
  const guests = slot[counts];
  if (capacity === null) return `${slot.time}: ${count(guests, 'guest')}`;
  return `${slot.time}: ${guests} of ${capacity}${guests > capacity ? ', too many' : ''}`;
}
