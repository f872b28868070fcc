import { useId } from 'react';
import layout from '../../../shell/layout.module.css';
import styles from './party-choice.module.css';

type PartyChoiceProps = { party: number | undefined; onChoose: (party: number) => void };

const usual = [1, 2, 3, 4, 5, 6, 7, 8];

/** How many guests: one tap for the usual parties, a number for the others. */
export function PartyChoice({ party, onChoose }: PartyChoiceProps) {
  const id = useId();
  const isOther = party !== undefined && !usual.includes(party);
  return (
    <fieldset className={layout.fieldset}>
      <legend className={layout.legend}>Guests</legend>
      <div className={`${layout.row} ${layout.choices}`}>
        {usual.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.party}
            aria-pressed={party === each}
            aria-label={each === 1 ? '1 guest' : `${each} guests`}
            onClick={() => onChoose(each)}
          >
            {each}
          </button>
        ))}
        <label className={styles.more} htmlFor={id}>
          More
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={999}
            className={`${layout.input} ${styles.number}`}
            value={isOther ? party : ''}
            onChange={({ target }) => target.valueAsNumber >= 1 && onChoose(Math.floor(target.valueAsNumber))}
          />
        </label>
      </div>
    </fieldset>
  );
}
