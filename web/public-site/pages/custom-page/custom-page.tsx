import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { PageTop } from '../../layout/page-top.tsx';
import { PictureRows } from '../../layout/picture-row.tsx';
import { Prose } from '../../layout/prose.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './custom-page.module.css';

/** A page that staff built: top, intro, and panels whose pictures stand left and right in turn (section 2.5). */
export function EventPage() {
  const { id } = useParams();
  const { routes, media } = usePublished();
  const route = routes.find(({ _id }) => _id === id);
  if (!route) return <NotFoundPage />;
  const panels = route.panels.map((panel) => ({
    title: panel.panelTitle,
    text: panel.panelDesc,
    button: panel.panelButtonType,
    image: panel.panelImg,
  }));
  return (
    <>
      <PageTitle title={route.title} description={route.introDesc} />
      <PageTop title={route.title} image={route.topImg} media={media} />
      <div className={styles.intro}>
        {route.introTitle ? <h2>{route.introTitle}</h2> : null}
        <Prose text={route.introDesc} />
      </div>
      <PictureRows rows={panels} media={media} />
    </>
  );
}
