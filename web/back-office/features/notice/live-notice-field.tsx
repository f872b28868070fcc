import { readContent, singleId, type Notice } from '@venue/domain';
import { useLiveRecord } from '../../subscriptions/use-live.ts';
import { useStaff } from '../../access/staff.ts';
import { saveNotice } from './notice-calls.ts';
import { NoticeField } from './notice-field.tsx';

/** The field for the notice with the stored one, for any screen. */
export function LiveNoticeField() {
  const { uid } = useStaff();
  const live = useLiveRecord<Notice>('notice/main');
  if (live.status === 'loading') return null;
  const notice = readContent('notice', singleId, live.value ?? {});
  return <NoticeField uid={uid} notice={notice} save={(input) => saveNotice(uid, input, notice)} />;
}
