import { toInput, website, type Website } from '@venue/domain';
import { useSearchParams } from 'react-router-dom';
import { contentCalls } from '../../records/content-calls.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { WebsiteForm } from './website-form.tsx';
import { type WebsiteFormInput } from './website-input.ts';
import type { WebsiteSection } from './website-sections.ts';

type WebsiteScreenProps = { title?: string; sections?: WebsiteSection[] };

const { update } = contentCalls<WebsiteFormInput>('website');

/** Edit Website (section 2.7): one call stores the whole record. `?section=Gallery` opens that section. */
export function WebsiteScreen({ title = 'Edit Website', sections }: WebsiteScreenProps) {
  const [search] = useSearchParams();
  return (
    <RecordScreen<Website, WebsiteFormInput>
      title={title}
      path="website/main"
      name="website"
      toInput={(record) => toInput(website, record)}
    >
      {(edited) => (
        <WebsiteForm
          {...edited}
          onSave={(input, basedOn) => update('main', input, basedOn)}
          sections={sections}
          opened={search.get('section') ?? undefined}
        />
      )}
    </RecordScreen>
  );
}
