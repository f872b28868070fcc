import { menuForQuery, menuPart } from '@venue/domain';
import { useLocation } from 'react-router-dom';
import { MenuCard } from '../../../ui/menu-card.tsx';
import { usePart } from '../../content/index.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { PartStatus } from '../../layout/part-status.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { MenuTabs, panelId, tabId } from './menu-tabs.tsx';
import styles from './menus-page.module.css';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { useScrollToMenu } from './use-scroll-to-menu.ts';

/** The menus page, one tab per menu. A query string such as /menus?festival selects a menu (section 2.5). */
export function MenusPage() {
  const { website, menus } = usePublished();
  const { search } = useLocation();
  const menu = menuForQuery(menus, search);
  const title = website.menuTitle || 'Menus';
  const { status, part } = usePart(menu && menuPart(menu._id));
  usePrefetchNeighbours(menus, menu);
  useScrollToMenu(menus.length > 0);

  return (
    <>
      <PageTop title={title} image={website.menuTopImg} notPrinted />
      {menu || website.menuDescTitle || website.menuDesc || website.menuMessage ? (
        <div className={styles.intro} data-screen-only>
          {website.menuDescTitle ? <h2>{website.menuDescTitle}</h2> : null}
          {website.menuDesc ? <p>{website.menuDesc}</p> : null}
          {website.menuMessage ? <p className={styles.message}>{website.menuMessage}</p> : null}
        </div>
      ) : null}
      {menu ? (
        <div className={styles.table}>
          <MenuTabs menus={menus} active={menu} />
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={tabId(menu)}
            tabIndex={0}
            className={styles.panel}
          >
            {part ? <MenuCard menu={part.menu} /> : null}
            <PartStatus status={status} what="This menu" waiting="Loading the menu …" tall />
          </div>
        </div>
      ) : (
        <NothingYet what="No menus yet." />
      )}
    </>
  );
}
