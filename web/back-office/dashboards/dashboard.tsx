import { may, type Permission, type Role } from '@venue/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { venue } from '../../../venue.config.ts';
import { useNow } from '../../ui/now.tsx';
import { StaffGate, type StaffGateProps } from '../session/staff-gate.tsx';
import { useStaff } from '../session/staff.ts';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import styles from './dashboard.module.css';
import { TopBar } from './top-bar.tsx';
import { UndoDiscard } from './undo-discard.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** A screen of a dashboard, as its navigation names it. */
export type DashboardSection = {
  to: string;
  label: string;
  /** Needed to see it; without it, everybody in the dashboard does. */
  permission?: Permission;
};

/** The sections that the role may open. */
export function openTo(role: Role, sections: readonly DashboardSection[]): DashboardSection[] {
  return sections.filter(({ permission }) => !permission || may(role, permission));
}

type FrameProps = { sections?: readonly DashboardSection[]; children: ReactNode };

/** A dashboard behind its sign-in: top bar, navigation, screens and footer (section 2.6). */
export function Dashboard({ sections, children, ...gate }: FrameProps & StaffGateProps) {
  return (
    <StaffGate {...gate}>
      <Frame sections={sections}>{children}</Frame>
    </StaffGate>
  );
}

function Frame({ sections = [], children }: FrameProps) {
  const { role } = useStaff();
  const { pathname } = useLocation();
  const year = useNow().getFullYear();
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    // On a phone the sections are a row that scrolls sideways.
    const open = bar.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);

  return (
    <div className={styles.frame}>
      <TopBar />
      {sections.length > 0 && (
        <nav ref={bar} className={styles.sections} aria-label="Sections">
          {openTo(role, sections).map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === sections[0]?.to} className={styles.section}>
              {label}
            </NavLink>
          ))}
          <a className={styles.section} href="/" target="_blank" rel="noopener">
            See the site ↗
          </a>
        </nav>
      )}
      <main className={styles.main}>
        <UndoDiscard />
        {/* Keyed, so that the next screen starts without this one’s failure. */}
        <LoadBoundary key={pathname}>{children}</LoadBoundary>
      </main>
      <footer className={styles.footer}>
        <small>
          © {year} {venue.name}. This back office and everything in it belong to {venue.name}.
        </small>
      </footer>
      <UnsavedGuard />
    </div>
  );
}
