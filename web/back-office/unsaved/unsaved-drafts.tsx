import { formatNearby } from '@venue/domain';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useStaff } from '../access/staff.ts';
import layout from '../shell/layout.module.css';
import { useDrafts } from './drafts.ts';
import { discardDrafts } from './unsaved-work.ts';
import styles from './unsaved.module.css';

type UnsavedDraftsProps = {
  /** Paths of drafts whose fields are on this screen. */
  shownHere: readonly string[];
  /** Path of the draft of the profile, whose form opens over any screen and so has no address. */
  profile: string;
};

/** What this person has typed and not saved, each a link to where it is, and a way to discard it; nothing while there are no drafts. */
export function UnsavedDrafts({ shownHere, profile }: UnsavedDraftsProps) {
  const { uid } = useStaff();
  const drafts = useDrafts().filter(({ path }) => !shownHere.includes(path));
  const now = useNow();
  if (drafts.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts" className={layout.small}>
        Not saved yet
      </h2>
      <ul className={layout.list}>
        {drafts.map(({ path, name, address, at }) => (
          <li key={path} className={layout.line}>
            {path === profile ? (
              <span className={`${layout.about} ${styles.draft}`}>
                <strong className={styles.name}>{name}</strong>
                <span className={layout.quiet}>
                  {formatNearby(new Date(at), now)}. Tap your name at the top to go on.
                </span>
              </span>
            ) : (
              <Link className={`${layout.about} ${styles.draft}`} to={address}>
                <strong className={styles.name}>{name}</strong>
                <span className={layout.quiet}>{formatNearby(new Date(at), now)}</span>
              </Link>
            )}
            <Button small look="plain" onClick={() => discardDrafts(uid, [path])}>
              Discard<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks a record in a list that has changes which are not saved. */
export function DraftMark() {
  return <span className={layout.mark}>Changes not saved yet</span>;
}
