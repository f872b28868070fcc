import type { ReactNode } from 'react';
import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { usePublishedSite } from '../../subscriptions/published-site.ts';
import { VenueLogo } from '../../shell/venue-logo.tsx';
import styles from './sign-in.module.css';

export type SignInLayoutProps = {
  title: string;
  subtitle: string;
  /** Whether the venue's picture fills the page behind the form. */
  hasPicture?: boolean;
  children: ReactNode;
};

/** A page for people who are not signed in: a header with logo, title and subtitle, and a card. */
export function SignInLayout({ title, subtitle, hasPicture = false, children }: SignInLayoutProps) {
  const site = usePublishedSite();
  const picture = hasPicture ? site?.website.mediaQueryImg : undefined;
  return (
    <main className={styles.page}>
      {/* The document title ends in the venue's name anyway, so it is not repeated. */}
      <PageTitle title={title === venue.name ? subtitle : title} />
      {site && picture && (
        <Picture className={styles.picture} file={picture} media={site.media[picture]} alt="" eager />
      )}
      <header className={styles.header}>
        <VenueLogo hasFallback={false} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      <div className={styles.card}>{children}</div>
    </main>
  );
}
