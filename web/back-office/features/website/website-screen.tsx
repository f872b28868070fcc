import type { Json, Website } from '@venue/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { officeApi } from '../../api/office-api.ts';
import { uploadPicked } from '../../media/upload-image.ts';
import { useLiveRecord } from '../../live/use-live.ts';
import { HistoryLink } from '../../shell/history-link.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { WebsiteForm } from './website-form.tsx';
import { toWebsiteInput, type WebsiteFormInput } from './website-input.ts';
import type { WebsiteSection } from './website-sections.ts';

type WebsiteScreenProps = { title?: string; sections?: WebsiteSection[] };

/** Edit Website (section 2.7): the settings record live, the form over it, and the one call that stores all of it; `?section=Gallery` opens that one. */
export function WebsiteScreen({ title = 'Edit Website', sections }: WebsiteScreenProps) {
  const { uid } = useStaff();
  const [search] = useSearchParams();
  const live = useLiveRecord<Website>('website/main');
  const stored = live.status === 'ready' ? live.value : undefined;
  const record = useMemo(() => ({ values: toWebsiteInput(stored), updatedAt: stored?.updatedAt }), [stored]);

  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>
        <HistoryLink of="website/main">History of the website</HistoryLink>
      </p>
      {live.status === 'loading' ? (
        <Waiting label="Fetching the website" />
      ) : (
        <WebsiteForm
          uid={uid}
          record={record}
          onSave={saveWebsite}
          sections={sections}
          opened={search.get('section') ?? undefined}
        />
      )}
    </>
  );
}

async function saveWebsite(input: WebsiteFormInput, updatedAt: Date | undefined): Promise<Date | undefined> {
  const { values } = await uploadPicked(input);
  const body = {
    ...values,
    // A new gallery picture whose upload failed leaves no name behind: the others are saved.
    galleryImgs: values.galleryImgs.filter(Boolean),
    musicGalleryImgs: values.musicGalleryImgs.filter(Boolean),
    homeImgs: values.homeImgs.filter(Boolean),
    updatedAt,
  };
  const answer = await officeApi<Json<Website>>({ method: 'PUT', path: '/website/main', body });
  return answer.updatedAt ? new Date(answer.updatedAt) : undefined;
}
