import { may, type Permission, type Role } from '@venue/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { venue } from '../../../venue.config.ts';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { EditUser } from '../features/profile/edit-user.tsx';
import { StaffName } from '../session/staff-name.tsx';
import { useStaff } from '../session/staff.ts';
import styles from './dashboard-frame.module.css';

/** A screen of a dashboard, as its navigation names it. */
export type DashboardSection = {
  to: string;
  label: string;
  /** Who sees it; without it, everybody in the dashboard does. */
  permission?: Permission;
};

/** Those of the sections that the role may open. */
export function openTo(role: Role, sections: DashboardSection[]): DashboardSection[] {
  return sections.filter(({ permission }) => !permission || may(role, permission));
}

type DashboardFrameProps = {
  sections?: DashboardSection[];
  /** Changes with the screen, so that a screen that failed does not take the next one with it. */
  screen: string;
  children: ReactNode;
};

/** What every dashboard has around its screens: top bar, sections, and whose it is (section 2.6). */
export function DashboardFrame({ sections = [], screen, children }: DashboardFrameProps) {
  const { role } = useStaff();
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    // On a phone the sections are a row to swipe: the one that is open must not be out of sight.
    const open = bar.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [screen]);

  return (
    <div className={styles.frame}>
      <TopBar
        person={
          <EditUser>
            <StaffName />
          </EditUser>
        }
      />
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
        <LoadBoundary key={screen}>{children}</LoadBoundary>
      </main>
      <footer className={styles.footer}>
        <small>
          © {new Date().getFullYear()} {venue.name}. This back office and everything in it belong to{' '}
          {venue.name}.
        </small>
      </footer>
      <UnsavedGuard />
    </div>
  );
}
