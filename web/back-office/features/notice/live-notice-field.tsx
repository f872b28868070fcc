import { emptyNotice } from '@venue/domain';
import { useRecord } from '../../subscriptions/use-records.ts';
import { useStaff } from '../../access/staff.ts';
import { saveNotice } from './notice-calls.ts';
import { NoticeField } from './notice-field.tsx';

/** The field for the notice with the stored one, for any screen. */
export function LiveNoticeField() {
  const { uid } = useStaff();
  const live = useRecord('notice');
  if (live.status === 'loading') return null;
  const notice = live.value ?? emptyNotice;
  return <NoticeField uid={uid} notice={notice} save={(input) => saveNotice(uid, input, notice)} />;
}
