import { dateWords } from '@venue/domain';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { venue } from '../../../venue.config.ts';
import { classes } from '../../ui/styles/classes.ts';
import { useNow } from '../../ui/now.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { StaffGate, type StaffGateProps } from '../session/staff-gate.tsx';
import { useStaff } from '../access/staff.ts';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { useKeptFocus } from '../shell/use-kept-focus.ts';
import layout from '../shell/layout.module.css';
import styles from './dashboard.module.css';
import { SectionNav } from './section-nav.tsx';
import { openTo, type DashboardSection } from './sections.ts';
import { TopBar } from './top-bar.tsx';
import { isLeaving } from '../session/leave-office.ts';
import { readWayBack } from '../session/sign-in/sign-in-again.tsx';
import { UndoDiscard } from '../unsaved/undo-discard.tsx';
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx';

type FrameProps = { sections?: readonly DashboardSection[]; children: ReactNode };

/** A dashboard behind its sign-in: top bar, navigation, screens and footer. */
export function Dashboard({ sections, children, ...gate }: FrameProps & StaffGateProps) {
  return (
    <StaffGate {...gate}>
      <Frame sections={sections}>{children}</Frame>
    </StaffGate>
  );
}

function Frame({ sections = [], children }: FrameProps) {
  const staff = useStaff();
  const { pathname } = useLocation();
  const { year } = dateWords(useNow());
  const main = useRef<HTMLElement>(null);
  const own = openTo(staff, sections);
  // With a single screen there is nothing to navigate to.
  const open = own.length > 1 ? own : [];
  useKeptFocus(main);

  function handleSkip(event: MouseEvent) {
    // Following the anchor would be a navigation, and unsaved work asks before each of those.
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <div className={classes(styles.frame, open.length > 0 && styles.hasSections)}>
      <SkipLink label="Skip to the screen" onClick={handleSkip} />
      <TopBar />
      {open.length > 0 && <SectionNav sections={open} />}
      <main ref={main} id="main" tabIndex={-1} className={`${layout.stack} ${styles.main}`}>
        <UndoDiscard />
        {/* Keyed, so that the next screen starts without this one’s failure. */}
        <LoadBoundary key={pathname}>{children}</LoadBoundary>
      </main>
      <footer className={styles.footer}>
        <small>
          © {year} {venue.name}. This back office and everything in it belong to {venue.name}.
        </small>
      </footer>
      {/* Signing in again leads back here, and the draft is still there. */}
      <UnsavedGuard mayPass={(state) => isLeaving() || readWayBack(state) !== undefined} />
    </div>
  );
}
