import { gigDate } from '@venue/domain';
import { memo, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './found-gigs.module.css';
import type { IndexedGig } from './search-gigs.ts';

/** Gigs rendered at a time, so that each letter is answered quickly. */
const pageLength = 30;

type FoundGigsProps = {
  found: readonly IndexedGig[];
  /** Renders what can be done with a gig. The same at each render. */
  renderActions: (gig: IndexedGig) => ReactNode;
};

/** The gigs that were found, as short rows. Memoised, so that typing never waits for them. */
export const FoundGigs = memo(Found);

function Found({ found, renderActions }: FoundGigsProps) {
  const [shown, setShown] = useState(pageLength);
  return (
    <>
      <ul className={layout.list}>
        {found.slice(0, shown).map((gig) => (
          <FoundGig key={gig._id} gig={gig} renderActions={renderActions} />
        ))}
      </ul>
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + pageLength)}>
          Show more
        </Button>
      )}
    </>
  );
}

type FoundGigProps = Pick<FoundGigsProps, 'renderActions'> & { gig: IndexedGig };

const FoundGig = memo(function FoundGig({ gig, renderActions }: FoundGigProps) {
  return (
    <li className={`${layout.spread} ${styles.gig}`}>
      <div className={styles.words}>
        <h3 className={styles.artist}>{gig.artist || 'No artist yet'}</h3>
        <p className={layout.quiet}>{gigDate(gig)}</p>
      </div>
      <div className={layout.row}>{renderActions(gig)}</div>
    </li>
  );
});
