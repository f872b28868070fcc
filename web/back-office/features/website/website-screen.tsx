import { singleId } from '@venue/domain';
import { useSearchParams } from 'react-router-dom';
import { contentCalls } from '../../records/content-calls.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { WebsiteForm } from './website-form.tsx';
import { type WebsiteFormInput } from './website-input.ts';
import type { WebsiteSection } from './website-sections.ts';

type WebsiteScreenProps = { title?: string; sections?: WebsiteSection[] };

const { update } = contentCalls<WebsiteFormInput>('website');

/** Edit Website: one call stores the whole record. `?section=Gallery` opens that section. */
export function WebsiteScreen({ title = 'Edit Website', sections }: WebsiteScreenProps) {
  const [search] = useSearchParams();
  return (
    <RecordScreen kind="website" title={title}>
      {(edited) => (
        <WebsiteForm
          {...edited}
          onSave={(input, basedOn) => update(singleId, input, basedOn)}
          sections={sections}
          opened={search.get('section') ?? undefined}
        />
      )}
    </RecordScreen>
  );
}
