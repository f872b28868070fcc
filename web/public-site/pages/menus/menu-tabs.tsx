import type { MenuTab } from '@venue/domain';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../ui/link.tsx';
import { useLive } from '../../../ui/use-live.ts';
import styles from './menu-tabs.module.css';

export const tabsId = 'menu-tabs';
export const panelId = 'menu-panel';

/** The id of a menu's tab, which labels the panel. */
export function tabId(menu: MenuTab): string {
  return `menu-tab-${menu._id}`;
}

/** The menus as tabs, labelled with their route names. Tabs are links, so each menu has an address; arrow keys, Home and End move between them. */
export function MenuTabs({ menus, active }: { menus: readonly MenuTab[]; active: MenuTab }) {
  const navigate = useNavigate();
  const isLive = useLive();

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
    void navigate(`?${menu.route}`, { replace: true, preventScrollReset: true, state: { isTab: true } });
    document.getElementById(tabId(menu))?.focus();
  }

  return (
    <div
      id={tabsId}
      role="tablist"
      aria-label="Menus"
      className={styles.tabs}
      onKeyDown={handleKey}
      data-screen-only
    >
      {menus.map((menu) => (
        <Link
          key={menu._id}
          id={tabId(menu)}
          role="tab"
          to={`?${menu.route}`}
          replace
          state={{ isTab: true }}
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
  );
}
