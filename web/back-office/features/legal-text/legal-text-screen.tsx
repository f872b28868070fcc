import type { Json, LegalText } from '@venue/domain';
import { useMemo } from 'react';
import { PageTitle } from '../../../ui/page-title.tsx';
import { officeApi } from '../../api/office-api.ts';
import { useLiveRecord } from '../../live/use-live.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { toLegalInput, type LegalInput } from './legal-input.ts';
import type { LegalKind } from './legal-kinds.ts';
import { LegalTextForm } from './legal-text-form.tsx';

type LegalTextScreenProps = { kind: LegalKind };

/** Terms and Conditions admin, or Privacy Policy admin (section 2.7). */
export function LegalTextScreen({ kind }: LegalTextScreenProps) {
  const { uid } = useStaff();
  const text = useLiveRecord<LegalText>(`${kind.collection}/main`);
  const stored = text.status === 'ready' ? text.value : undefined;
  const record = useMemo(() => ({ values: toLegalInput(stored), updatedAt: stored?.updatedAt }), [stored]);
  const title = kind.name.charAt(0).toUpperCase() + kind.name.slice(1);

  async function save({ contents }: LegalInput, updatedAt: Date | undefined): Promise<Date | undefined> {
    const answer = await officeApi<Json<LegalText>>({
      method: 'PUT',
      path: `/${kind.collection}/main/`,
      body: { contents, updatedAt },
    });
    return answer.updatedAt ? new Date(answer.updatedAt) : undefined;
  }

  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>
        <HistoryLink of={`${kind.collection}/main`}>{`History of the ${kind.name}`}</HistoryLink>
      </p>
      {text.status === 'loading' ? (
        <Waiting label={`Fetching the ${kind.name}`} />
      ) : (
        <LegalTextForm kind={kind} uid={uid} record={record} onSave={save} />
      )}
    </>
  );
}
