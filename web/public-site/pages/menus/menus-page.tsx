import { menuForQuery, menuPart } from '@venue/domain';
import { useLocation } from 'react-router-dom';
import { MenuCard } from '../../../ui/menu-card.tsx';
import { usePart } from '../../content/index.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { PartWaits } from '../../layout/part-waits.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { MenuTabs, panelId, tabId } from './menu-tabs.tsx';
import styles from './menus-page.module.css';
import { useNeighbours } from './use-neighbours.ts';
import { useScrollToMenu } from './use-scroll-to-menu.ts';

/** The menus, one tab each; a query string such as /menus?festival opens its menu (section 2.5). */
export function MenusPage() {
  const { website, menus } = usePublished();
  const { search } = useLocation();
  const menu = menuForQuery(menus, search);
  const title = website.menuTitle || 'Menus';
  const { status, part } = usePart(menu && menuPart(menu._id));
  useNeighbours(menus, menu);
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
            <PartWaits status={status} what="This card" waiting="The card is on its way …" tall />
          </div>
        </div>
      ) : (
        <NothingYet what="No menus yet." />
      )}
    </>
  );
}
