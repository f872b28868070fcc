import { useNow } from '../../../../ui/now.tsx';
import { count } from '../../../shell/count.ts';
import { countEvening } from '../facts/count-evening.ts';
import layout from '../../../shell/layout.module.css';
import type { BookEvening } from './use-evening.ts';

/** "42 guests, 14 tables, 2 waiting, 12 here, next at 18:00": the evening in one line. */
export function EveningHead({ evening }: { evening: BookEvening }) {
  const { guests, tables, waiting, here, next } = countEvening(evening.bookings, useNow());
  const words = [
    count(guests, 'guest'),
    count(tables, 'table'),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(here > 0 ? [`${here} here`] : []),
    ...(next ? [`next at ${next}`] : []),
  ];
  return <p className={layout.lead}>{words.join(', ')}</p>;
}
