import { useParams } from 'react-router-dom';
import { CustomPageView } from '../../../ui/custom-page-view.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** A page that staff built, at its address. */
export function EventPage() {
  const { id } = useParams();
  const { routes, media } = usePublished();
  const route = routes.find(({ _id }) => _id === id);
  if (!route) return <NotFoundPage />;
  return (
    <>
      <PageTitle title={route.title} description={route.introDesc} />
      <CustomPageView page={route} media={media} />
    </>
  );
}
