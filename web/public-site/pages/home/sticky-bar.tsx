import { stickyBarHideAt } from '@venue/domain';
import { useEffect, useState } from 'react';
import { Link } from '../../../ui/link.tsx';
import { venue } from '../../../../venue.config.ts';
import { classes } from '../../../ui/styles/classes.ts';
import styles from './sticky-bar.module.css';

/** BOOK A TABLE, CALL US and MENUS at the bottom of the window until the page is scrolled past 80 px. */
export function StickyBar() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const handleScroll = () => setHidden(window.scrollY > stickyBarHideAt);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return (
    <nav
      className={classes(styles.bar, isHidden && styles.away)}
      aria-label="Quick links"
      inert={isHidden}
      data-screen-only
    >
      <Link to="/book-a-table" className={styles.book}>
        BOOK A TABLE
      </Link>
      <a href={`tel:${venue.phone.dial}`}>CALL US</a>
      <Link to="/menus">MENUS</Link>
    </nav>
  );
}
