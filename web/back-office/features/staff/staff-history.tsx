import { formatNearby, type AccountChange } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { useFetched } from '../../api/use-fetched.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Panel } from '../../shell/panel.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { describeAccountChange } from './describe-account-change.ts';
import layout from '../../shell/layout.module.css';
import styles from './staff-accounts.module.css';
import { listAccountChanges, type StaffMember } from './staff-calls.ts';

type StaffHistoryProps = {
  /** The staff list; a new one loads the history again. */
  members: StaffMember[];
};

/** Changes shown at first. */
const shownAtFirst = 20;

/** Who did what to which account, latest first. Loaded when the panel is opened. */
export function StaffHistory({ members }: StaffHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const history = useFetched(isOpen ? listAccountChanges : undefined, members);
  return (
    <Panel title="HISTORY" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      {history.status === 'loading' && <Waiting label="Loading the history" />}
      {history.status === 'failed' && (
        <FailureNotice error={history.error} effect="The history couldn’t be loaded.">
          <Button small onClick={() => void history.reload()}>
            Try again
          </Button>
        </FailureNotice>
      )}
      {history.status === 'ready' && <ChangesOfAccounts changes={history.value} />}
    </Panel>
  );
}

function ChangesOfAccounts({ changes }: { changes: AccountChange[] }) {
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, shownAtFirst);
  if (changes.length === 0) return <p>No account has been changed yet.</p>;
  return (
    <>
      <ul className={layout.plain} aria-label="Account changes">
        {shown.map((change) => (
          <li key={change._id} className={styles.change}>
            <p>{describeAccountChange(change)}</p>
            <p className={layout.quiet}>
              {formatNearby(change.at, now)}
              {change.email && ` · ${change.email}`}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <div className={styles.older}>
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            Show older changes
          </Button>
        </div>
      )}
    </>
  );
}
