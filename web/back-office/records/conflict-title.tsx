import { useNow } from '../../ui/now.tsx';
import { useLatestChange } from '../subscriptions/latest-change.ts';
import { useStaff } from '../access/staff.ts';
import { describeConflict } from './describe-conflict.ts';

type ConflictTitleProps = {
  /** Path of the record. */
  path: string;
  /** When somebody else saved it. */
  updatedAt: Date | undefined;
  /** What the server said, until more is known. */
  fallback: string;
};

/** Who was faster, and when. */
export function ConflictTitle({ path, updatedAt, fallback }: ConflictTitleProps) {
  const { uid } = useStaff();
  const now = useNow();
  const latest = useLatestChange(path, updatedAt);
  return latest ? describeConflict(path, latest, uid, now) : fallback;
}
