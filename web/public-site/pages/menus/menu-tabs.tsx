import type { MenuTab } from '@venue/domain';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { wishQuery, type DishWish } from './dish-filter-choices.ts';
import styles from './menu-tabs.module.css';

export const tabsId = 'menu-tabs';
export const panelId = 'menu-panel';

/** The state of a navigation by one of the tabs: the address is not that of an arrival, and the card comes into view. */
export type ChosenHere = { isChosenHere?: boolean; isTab?: boolean };

const tabChosen: ChosenHere = { isChosenHere: true, isTab: true };

/** The id of a menu's tab, which labels the panel. */
export function tabId(menu: MenuTab): string {
  return `menu-tab-${menu._id}`;
}

type MenuTabsProps = {
  menus: readonly MenuTab[];
  active: MenuTab;
  /** What the guest asks of the dishes, on every tab. */
  wishes: readonly DishWish[];
};

/**
 * The menus as tabs, labelled with their route names, in one row that scrolls sideways and stays below the header. Tabs
 * are links, so each menu has an address; arrow keys, Home and End move between them.
 */
export function MenuTabs({ menus, active, wishes }: MenuTabsProps) {
  const navigate = useNavigate();
  const isLive = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const activeTab = tabId(active);

  useEffect(() => {
    const tab = document.getElementById(activeTab);
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [activeTab]);

  function handleKey(event: KeyboardEvent) {
    const place = menus.findIndex((menu) => menu._id === active._id);
    const target = {
      ArrowRight: (place + 1) % menus.length,
      ArrowLeft: (place - 1 + menus.length) % menus.length,
      Home: 0,
      End: menus.length - 1,
    }[event.key];
    const menu = target === undefined ? undefined : menus[target];
    if (!menu) return;
    event.preventDefault();
    void navigate(wishQuery(menu.route, wishes), {
      replace: true,
      state: tabChosen,
    });
    // The row is in view, and is brought to its place below; to the browser it would be hidden by the header above it.
    document.getElementById(tabId(menu))?.focus({ preventScroll: true });
  }

  return (
    <div id={tabsId} className={styles.bar} data-screen-only>
      <div ref={row} role="tablist" aria-label="Menus" className={styles.tabs} onKeyDown={handleKey}>
        {menus.map((menu) => (
          <Link
            key={menu._id}
            id={tabId(menu)}
            role="tab"
            to={`/menus${wishQuery(menu.route, wishes)}`}
            replace
            state={tabChosen}
            aria-selected={menu._id === active._id}
            aria-controls={panelId}
            // Arrow keys need scripts: until they run, every tab is a tab stop.
            tabIndex={menu._id === active._id || !isLive ? 0 : -1}
            className={styles.tab}
          >
            {menu.route}
          </Link>
        ))}
      </div>
    </div>
  );
}
