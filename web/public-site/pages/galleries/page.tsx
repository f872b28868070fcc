import { musicPath } from '@venue/domain';
import { definePage, type PageMeta } from '../../page-definition.tsx';
import type { GalleryPageProps } from './gallery-page.tsx';

function defineGallery(path: string, meta: PageMeta, page: GalleryPageProps) {
  return definePage({
    path,
    code: () => import('./gallery-page.tsx'),
    meta: () => meta,
    render: ({ GalleryPage }) => <GalleryPage {...page} />,
    records: ({ website }) => [website],
  });
}

export const pages = [
  defineGallery(
    '/gallery',
    { title: 'Gallery', description: 'The rooms, the plates and the people.' },
    {
      heading: 'The house and the plate',
      button: { to: '/book-a-table', label: 'BOOK A TABLE' },
      pictures: 'galleryImgs',
    },
  ),
  defineGallery(
    '/music-gallery',
    { title: 'Music gallery', description: 'Nights that people still talk about, in pictures.' },
    {
      heading: 'MUSIC GALLERY',
      button: { to: musicPath, label: 'SEE UPCOMING EVENTS' },
      pictures: 'musicGalleryImgs',
    },
  ),
];
