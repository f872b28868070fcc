import { menuForQuery } from '@venue/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuCard } from '../../../ui/menu-card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { CardOnItsWay } from './card-on-its-way.tsx';
import { MenuTabs, panelId, tabId } from './menu-tabs.tsx';
import styles from './menus-page.module.css';
import { useScrollToMenu } from './use-scroll-to-menu.ts';

/** The menus, one tab each; a query string such as /menus?festival opens its menu (section 2.5). */
export function MenusPage() {
  const { website, menus, media, isPart } = usePublished();
  const { search } = useLocation();
  const menu = menuForQuery(menus, search);
  const title = website.menuTitle || 'Menus';
  // A page from the server carries the one card that it shows; the others come with the whole content.
  const [cameWithPage] = useState(menu?._id);
  useScrollToMenu(menus.length > 0);

  return (
    <>
      <PageTitle title={menu ? `${title}: ${menu.title}` : title} description={website.menuDesc} />
      <PageTop title={title} image={website.menuTopImg} media={media} notPrinted />
      {menu || website.menuDescTitle || website.menuDesc || website.menuMessage ? (
        <div className={styles.intro}>
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
            {!isPart || menu._id === cameWithPage ? <MenuCard menu={menu} /> : <CardOnItsWay menu={menu} />}
          </div>
        </div>
      ) : (
        <NothingYet what="No menus yet." />
      )}
    </>
  );
}
