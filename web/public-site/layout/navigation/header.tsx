import type { CustomPageLink } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../ui/link.tsx';
import { venue } from '../../../../venue.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './header.module.css';
import { Navbar } from './navbar.tsx';
import { NowLine } from '../now-line.tsx';

type HeaderProps = { customPages: readonly CustomPageLink[]; logo: string };

/** The header: name, navbar, BOOK A TABLE, and on small screens the hamburger button that opens the navbar. */
export function Header({ customPages, logo }: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname, search } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname + search);
  if (openedOn !== pathname + search) {
    // A navigation closes the menu.
    setOpenedOn(pathname + search);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <header className={classes(styles.header, isOpen && styles.open)} data-screen-only>
      <div className={styles.bar}>
        <Link to="/" className={styles.name} aria-label={`${venue.name}, home`}>
          {logo ? <Picture file={logo} alt="" sizes="9rem" eager className={styles.logo} /> : venue.name}
        </Link>
        <NowLine className={styles.now} inPieces />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          // Safari focuses a clicked button only with a tabIndex; before scripts run, :focus-within opens the menu.
          tabIndex={0}
          aria-expanded={isOpen}
          aria-controls="site-navigation"
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.toggleLines} aria-hidden="true" />
          <span className={styles.toggleText}>{isOpen ? 'Close' : 'Menu'}</span>
        </button>
        <Navbar id="site-navigation" className={styles.nav} customPages={customPages} />
        <ButtonLink to="/book-a-table" look="brass" small className={styles.book} data-book-above>
          BOOK A TABLE
        </ButtonLink>
      </div>
    </header>
  );
}
