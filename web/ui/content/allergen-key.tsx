import { allergenGroups } from '@venue/domain';
import { Fragment } from 'react';
import styles from './menu-card.module.css';

/** What the numbers behind the dishes mean; on a card where nobody has confirmed any, that guests had better ask. */
export function AllergenKey({ hasFacts }: { hasFacts: boolean }) {
  if (!hasFacts) return <p className={styles.key}>Allergens: please ask us about every dish.</p>;
  return (
    <p className={styles.key}>
      The numbers are allergens:{' '}
      {allergenGroups.map(({ number, name }, place) => (
        <Fragment key={number}>
          <span>
            <b>{number}</b> {name.toLowerCase()}
          </span>
          {place < allergenGroups.length - 1 ? ', ' : '. '}
        </Fragment>
      ))}
      “None” is none of these. Where it says “ask us”, please do; and tell us about your allergies in any
      case.
    </p>
  );
}
