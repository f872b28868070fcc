import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { venue } from '../../../../venue.config.ts';
import { LoadBoundary } from '../frame/load-boundary.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { UnsavedGuard } from '../frame/unsaved-guard.tsx';
import { EditUser } from '../profile/edit-user.tsx';
import { StaffName } from '../session/staff-name.tsx';
import styles from './dashboard-frame.module.css';

/** A screen of a dashboard, as its navigation names it. */
export type DashboardSection = { to: string; label: string };

type DashboardFrameProps = {
  sections?: DashboardSection[];
  /** Changes with the screen, so that a screen that failed does not take the next one with it. */
  screen: string;
  children: ReactNode;
};

/** What every dashboard has around its screens: top bar, sections, and whose it is (section 2.6). */
export function DashboardFrame({ sections = [], screen, children }: DashboardFrameProps) {
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
        <nav className={styles.sections} aria-label="Sections">
          {sections.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles.section}>
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
