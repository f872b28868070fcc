import { PageTitle } from '../../../ui/page-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { GalleryGrid } from './gallery-grid.tsx';

/** The restaurant's pictures, with the way to a table (section 2.5). */
export function GalleryPage() {
  const { website, media } = usePublished();
  return (
    <>
      <PageTitle title="Gallery" description="The rooms, the plates and the harbour outside the window." />
      <PageTop title="The house, the plate, the water">
        <ButtonLink to="/book-a-table" look="brass">
          BOOK A TABLE
        </ButtonLink>
      </PageTop>
      <GalleryGrid files={website.galleryImgs} media={media} />
    </>
  );
}
