import { allergenState, menuForQuery, menuPart, type Menu } from '@venue/domain';
import { useLocation } from 'react-router-dom';
import { usePart } from '../../content/index.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PartStatus } from '../../layout/part-status.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { readWishes } from './dish-filter-choices.ts';
import { CardIndex } from './card-index.tsx';
import { DishFilter } from './dish-filter.tsx';
import { GuestCard } from './guest-card.tsx';
import { MenuTabs, panelId, tabId } from './menu-tabs.tsx';
import styles from './menus-page.module.css';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { useScrollToMenu } from './use-scroll-to-menu.ts';

const introId = 'about-the-menus';

/** As many characters of the description or of the message fit the two lines of it that a phone shows first. */
const twoLines = 80;

/** The menus page, one tab per menu. A query string such as /menus?festival selects a menu. */
export function MenusPage() {
  const { website, menus } = usePublished();
  const { search } = useLocation();
  const menu = menuForQuery(menus, search);
  const title = website.menuTitle || 'Menus';
  const { status, part } = usePart(menu && menuPart(menu._id));
  const wishes = readWishes(search);
  usePrefetchNeighbours(menus, menu);
  useScrollToMenu(menu);

  return (
    <div className={styles.page}>
      <div className={styles.side} data-screen-only>
        <h1>{title}</h1>
        <Picture
          file={website.menuTopImg}
          alt=""
          eager
          sizes="(min-width: 60rem) 19rem, 30vw"
          className={styles.plate}
        />
        {website.menuDescTitle || website.menuDesc || website.menuMessage ? (
          <div id={introId} className={styles.intro}>
            {website.menuDescTitle ? <h2>{website.menuDescTitle}</h2> : null}
            {website.menuDesc ? <p className={styles.description}>{website.menuDesc}</p> : null}
            {website.menuMessage ? <p className={styles.message}>{website.menuMessage}</p> : null}
            {[website.menuDesc, website.menuMessage].some(({ length }) => length > twoLines) ? (
              <a href={`#${introId}`} className={styles.more}>
                Read on
              </a>
            ) : null}
          </div>
        ) : null}
        {part ? <CardIndex menu={part.menu} /> : null}
        {menu && (wishes.length > 0 || !part || hasFacts(part.menu)) ? (
          <DishFilter route={menu.route} wishes={wishes} />
        ) : null}
      </div>
      {menu ? (
        <div className={styles.table}>
          <MenuTabs menus={menus} active={menu} wishes={wishes} />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(menu)} tabIndex={0}>
            {part ? <GuestCard menu={part.menu} wishes={wishes} /> : null}
            <PartStatus status={status} what="This menu" waiting="Loading the menu …" tall />
          </div>
        </div>
      ) : (
        <NothingYet what="No menus yet." />
      )}
    </div>
  );
}

/** Whether there is something to choose dishes by. */
function hasFacts({ contents }: Menu): boolean {
  return contents.some((element) => allergenState(element) === 'checked');
}
