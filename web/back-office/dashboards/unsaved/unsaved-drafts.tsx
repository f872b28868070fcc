import { formatNearby } from '@venue/domain';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { closingDraft } from '../../features/closed-tonight/closing-form.tsx';
import { profilePath } from '../../features/profile/profile-form.tsx';
import { noticeDraft } from '../../features/notice/notice-field.tsx';
import { discardDraft } from '../../unsaved/discarded-work.ts';
import { useStaff } from '../../access/staff.ts';
import { useDrafts } from '../../unsaved/use-drafts.ts';
import layout from '../../shell/layout.module.css';
import styles from './unsaved-drafts.module.css';

/** Their fields are on the overview itself. */
const shownHere: readonly string[] = [noticeDraft, closingDraft];

/** What this person has typed and not saved, each a link to where it is, and a way to discard it; nothing while there are no drafts. */
export function UnsavedDrafts() {
  const { uid } = useStaff();
  const drafts = useDrafts().filter(({ path }) => !shownHere.includes(path));
  const now = useNow();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts" className={layout.small}>
        Not saved yet
      </h2>
      <ul className={layout.list}>
        {drafts.map(({ path, name, address, at }) => (
          <li key={path} className={styles.row}>
            {path === profilePath(uid) ? (
              // Its form opens over any screen, and so has no address.
              <span className={styles.draft}>
                <strong className={styles.name}>{name}</strong>
                <span className={layout.quiet}>
                  {formatNearby(new Date(at), now)}. Tap your name at the top to go on.
                </span>
              </span>
            ) : (
              <Link className={styles.draft} to={address}>
                <strong className={styles.name}>{name}</strong>
                <span className={layout.quiet}>{formatNearby(new Date(at), now)}</span>
              </Link>
            )}
            <Button small look="plain" onClick={() => discardDraft(uid, path)}>
              Discard<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
