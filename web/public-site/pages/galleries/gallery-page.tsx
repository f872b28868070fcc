import { ButtonLink } from '../../../ui/button.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { GalleryGrid } from './gallery-grid.tsx';

export type GalleryPageProps = {
  heading: string;
  /** The link below the heading. */
  button: { to: string; label: string };
  pictures: 'galleryImgs' | 'musicGalleryImgs';
};

/** A gallery page: pictures of the restaurant, or of music nights. */
export function GalleryPage({ heading, button, pictures }: GalleryPageProps) {
  const { website } = usePublished();
  return (
    <>
      <PageTop title={heading}>
        <ButtonLink to={button.to} look="brass">
          {button.label}
        </ButtonLink>
      </PageTop>
      <GalleryGrid files={website[pictures]} />
    </>
  );
}
