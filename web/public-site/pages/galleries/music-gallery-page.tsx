import { musicPath } from '@venue/domain';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { GalleryGrid } from './gallery-grid.tsx';

/** Pictures from music nights (section 2.5). */
export function MusicGalleryPage() {
  const { website, media } = usePublished();
  return (
    <>
      <PageTitle title="Music gallery" description="Nights that people still talk about, in pictures." />
      <PageTop title="MUSIC GALLERY">
        <ButtonLink to={musicPath} look="brass">
          SEE UPCOMING EVENTS
        </ButtonLink>
      </PageTop>
      <GalleryGrid files={website.musicGalleryImgs} media={media} />
    </>
  );
}
