import { useDeferredValue, type ReactNode } from 'react';
import { useSite } from '../content/index.ts';
import { MediaContext } from '../../ui/picture.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { SiteContext } from './site-context.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './navigation/header.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { NoContent } from './no-content.tsx';
import { NoticeBar } from './notice-bar.tsx';
import styles from './site-layout.module.css';

/** The layout of every public page: skip link, header, the page, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // Deferred, so that new content renders in slices and does not block input.
  const site = useDeferredValue(useSite());
  return (
    <SiteContext value={site}>
      <SkipLink label="Skip to the page" />
      <MediaContext value={site?.media ?? {}}>
        <Header customPages={site?.customPages ?? []} logo={site?.website.logoImg ?? ''} />
        <ConnectionNote />
        {site ? <NoticeBar notice={site.notice} /> : null}
        <main id="main" className={styles.main} tabIndex={-1}>
          {site ? children : <NoContent />}
        </main>
        {site ? <Footer site={site} /> : null}
      </MediaContext>
    </SiteContext>
  );
}
