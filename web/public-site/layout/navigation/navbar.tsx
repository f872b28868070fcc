import type { CustomPageLink } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavLink } from '../../../ui/link.tsx';
import { Dropdown } from './dropdown.tsx';
import { navEntries } from './nav-entries.ts';
import styles from './navbar.module.css';

type NavbarProps = { id: string; className?: string; customPages: readonly CustomPageLink[] };

/**
 * The links of the header. At most one dropdown is open; Escape, a click outside, moving the focus away or a
 * navigation closes it.
 */
export function Navbar({ id, className, customPages }: NavbarProps) {
  const [openGroup, setOpenGroup] = useState<string>();
  const { pathname, search } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname + search);
  if (openedOn !== pathname + search) {
    setOpenedOn(pathname + search);
    setOpenGroup(undefined);
  }
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!openGroup) return;
    const handlePress = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) setOpenGroup(undefined);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpenGroup(undefined);
    };
    // In the capture phase, so that the first Escape closes the dropdown and the next one the mobile menu.
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('focusin', handlePress);
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('focusin', handlePress);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [openGroup]);

  return (
    <nav id={id} ref={nav} className={className} aria-label="Main">
      <ul className={styles.entries}>
        {navEntries(customPages).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {'links' in entry ? (
              <Dropdown
                group={entry}
                isOpen={openGroup === entry.id}
                onToggle={() => setOpenGroup(openGroup === entry.id ? undefined : entry.id)}
              />
            ) : (
              <NavLink to={entry.to} className={styles.link}>
                {entry.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
