import { singleId } from '@venue/domain';
import { contentCalls } from '../../records/content-calls.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { type LegalInput } from './legal-input.ts';
import type { LegalKind } from './legal-kinds.ts';
import { LegalTextForm } from './legal-text-form.tsx';

type LegalTextScreenProps = { kind: LegalKind };

/** Terms and Conditions admin, or Privacy Policy admin. */
export function LegalTextScreen({ kind }: LegalTextScreenProps) {
  const { collection } = kind;
  return (
    <RecordScreen kind={collection}>
      {(edited) => (
        <LegalTextForm
          {...edited}
          kind={kind}
          onSave={(input, basedOn) => contentCalls<LegalInput>(collection).update(singleId, input, basedOn)}
        />
      )}
    </RecordScreen>
  );
}
