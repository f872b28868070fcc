import { messages } from '@venue/domain';
import { useId } from 'react';
import { NavLink } from '../../../ui/link.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { NavGroup } from './nav-entries.ts';
import styles from './navbar.module.css';

type DropdownProps = { group: NavGroup; isOpen: boolean; onToggle: () => void };

/** One dropdown of the navbar: a button that shows a list of links. */
export function Dropdown({ group, isOpen, onToggle }: DropdownProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.link}
        // Safari focuses a clicked button only with a tabIndex; before scripts run, :focus-within opens the list.
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {group.label}
        <span className={styles.caret} aria-hidden="true" />
      </button>
      <div id={id} className={classes(styles.list, isOpen && styles.listOpen)}>
        {group.links.length === 0 ? <p className={styles.empty}>{messages.noDropdownItems}</p> : null}
        {group.links.length > 0 ? (
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className={styles.sublink}
                  {...(link.newTab && { target: '_blank', rel: 'noopener' })}
                >
                  {link.label}
                  {link.newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
