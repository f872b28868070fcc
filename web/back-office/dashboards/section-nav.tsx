import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { MoreSections } from './more-sections.tsx';
import styles from './section-nav.module.css';
import type { DashboardSection } from './sections.ts';

type SectionNavProps = {
  /** The sections that the person may open. */
  sections: readonly DashboardSection[];
};

/**
 * The way to each screen of a dashboard: a row of tabs, and on a phone a bar at the bottom of the window with the three
 * screens of a busy evening. The other screens are behind "More" there.
 */
export function SectionNav({ sections }: SectionNavProps) {
  const [onPhone, others] = [
    sections.filter((each) => each.onPhone),
    sections.filter((each) => !each.onPhone),
  ];
  return (
    <nav className={styles.sections} aria-label="Sections">
      <div className={styles.tabs}>
        {sections.map(({ to, label }) => (
          <Tab key={to} to={to} end={isAbove(to, sections)}>
            {label}
          </Tab>
        ))}
        <a className={styles.tab} href="/" target="_blank" rel="noopener">
          See the site ↗
        </a>
      </div>
      <div className={styles.bar}>
        {onPhone.map(({ to, onPhone: label }) => (
          <Tab key={to} to={to} end={isAbove(to, sections)}>
            {label}
          </Tab>
        ))}
        <MoreSections sections={others} />
      </div>
    </nav>
  );
}

/** Whether the addresses of other screens are below this one. */
function isAbove(path: string, sections: readonly DashboardSection[]): boolean {
  return sections.some(({ to }) => to.startsWith(`${path}/`));
}

function Tab({ to, end, children }: { to: string; end: boolean; children: ReactNode }) {
  return (
    <NavLink className={styles.tab} to={to} end={end}>
      {children}
    </NavLink>
  );
}
