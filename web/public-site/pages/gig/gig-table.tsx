import { formatTime, gigDate, isCalledOff, showPrice, type Gig } from '@venue/domain';
import type { ReactNode } from 'react';
import styles from './gig-table.module.css';

type GigTableProps = { event: Gig; isOver: boolean };

/** When it is and what it costs. */
export function GigTable({ event, isOver }: GigTableProps) {
  const { datetime, doorsAt, endsAt, price } = event;
  return (
    <dl className={styles.facts}>
      <Fact name={isOver && !isCalledOff(event) ? 'Was on' : 'When'}>
        {datetime ? <time dateTime={datetime.toISOString()}>{gigDate(event)}</time> : gigDate(event)}
      </Fact>
      {datetime && doorsAt ? <Fact name="Doors">{formatTime(doorsAt)}</Fact> : null}
      {datetime && endsAt ? <Fact name="Likely end">{formatTime(endsAt)}</Fact> : null}
      {price ? <Fact name="Price">{showPrice(price)}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
