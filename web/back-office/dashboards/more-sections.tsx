import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import styles from './section-nav.module.css';
import layout from '../shell/layout.module.css';
import modal from '../shell/modal.module.css';
import sheet from './more-sections.module.css';
import type { DashboardSection } from './sections.ts';

type MoreSectionsProps = { sections: readonly DashboardSection[] };

/** "More" in the bar of a phone: a sheet with the screens that the bar has no room for. */
export function MoreSections({ sections }: MoreSectionsProps) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const hasChosen = useRef(false);
  const isBehind = sections.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

  function handleChoice() {
    hasChosen.current = true;
    setIsOpen(false);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className={styles.tab} aria-current={isBehind || undefined}>
        More
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={modal.shade} />
        <Dialog.Content
          className={sheet.sheet}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The screen that was chosen takes the focus.
            if (hasChosen.current) event.preventDefault();
            hasChosen.current = false;
          }}
        >
          <Dialog.Title className={layout.heading}>More</Dialog.Title>
          <ul className={`${layout.tiles} ${sheet.list}`}>
            {sections.map(({ to, label }) => (
              <li key={to}>
                <NavLink className={`${layout.tile} ${sheet.section}`} to={to} onClick={handleChoice}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <a
                className={`${layout.tile} ${sheet.section}`}
                href="/"
                target="_blank"
                rel="noopener"
                onClick={() => setIsOpen(false)}
              >
                See the site ↗
              </a>
            </li>
          </ul>
          <Dialog.Close asChild>
            <Button look="quiet">Close</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
