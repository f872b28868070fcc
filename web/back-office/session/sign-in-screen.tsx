import { venue } from '../../../venue.config.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePublishedSite } from '../live/published-site.ts';
import { VenueLogo } from '../shell/venue-logo.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

type SignInScreenProps = {
  title: string;
  subtitle: string;
  /** Whether the venue's picture fills the page behind the form. */
  hasPicture?: boolean;
} & SignInFormProps;

/** A header with logo, title and subtitle, and the sign-in form (section 2.6). */
export function SignInScreen({ title, subtitle, hasPicture = false, ...form }: SignInScreenProps) {
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
      <div className={styles.card}>
        <SignInForm {...form} />
      </div>
    </main>
  );
}
