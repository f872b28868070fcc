import type { Media, Panel, CustomPage } from '@venue/domain';
import styles from './custom-page-view.module.css';
import { PageTop } from '../page/page-top.tsx';
import { MediaContext } from '../picture.tsx';
import { PictureRows } from './picture-row.tsx';
import { Prose } from './prose.tsx';

/** A panel, stored or in a form, where its button may be missing. */
type PanelView = Pick<Panel, 'panelTitle' | 'panelDesc' | 'panelImg'> & { panelButtonType: string };

type CustomPageViewProps = {
  page: Pick<CustomPage, 'title' | 'topImg' | 'introTitle' | 'introDesc'> & { panels: PanelView[] };
  media: Record<string, Media>;
};

/** A custom page: top, intro, and panels whose pictures alternate left and right. */
export function CustomPageView({ page, media }: CustomPageViewProps) {
  const rows = page.panels.map((panel) => ({
    title: panel.panelTitle,
    text: panel.panelDesc,
    button: panel.panelButtonType,
    image: panel.panelImg,
  }));
  return (
    <MediaContext value={media}>
      <PageTop title={page.title} image={page.topImg} />
      <div className={styles.intro}>
        {page.introTitle ? <h2>{page.introTitle}</h2> : null}
        <Prose text={page.introDesc} />
      </div>
      <PictureRows rows={rows} />
    </MediaContext>
  );
}
