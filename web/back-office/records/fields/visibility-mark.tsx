import { visibilityState, visibilityWords, type Visibility } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../../ui/now.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { lookAheadPath } from '../../shell/look-ahead-link.tsx';
import styles from './visibility-mark.module.css';

type VisibilityMarkProps = {
  showing: Visibility;
  /** The record's name, for the link that shows it. */
  name: string;
};

/**
 * Whether guests see a record: "Draft", "Live", "Live from … to …", with a link to the site as it will be. Changes by itself
 * at its start and its end.
 */
export function VisibilityMark({ showing, name }: VisibilityMarkProps) {
  const { showFrom, showUntil } = showing;
  const now = useNow(...[showFrom, showUntil].filter((moment) => moment !== undefined));
  const state = visibilityState(showing, now);
  return (
    <span className={styles.mark} data-state={state}>
      {visibilityWords(showing, now)}
      {(state === 'draft' || state === 'coming') && (
        <>
          {' · '}
          <Link to={lookAheadPath(showFrom && showFrom > now ? showFrom : undefined)}>
            Look ahead<VisuallyHidden> to {name}</VisuallyHidden>
          </Link>
        </>
      )}
    </span>
  );
}
