import { ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { usePublished } from '../../layout/site-context.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import styles from './gallery-grid.module.css';

export type GalleryPageProps = {
  heading: string;
  /** The link below the heading. */
  button: { to: string; label: string };
  pictures: 'galleryImgs' | 'musicGalleryImgs';
};

/** A gallery page: pictures of the restaurant, or of music nights. */
export function GalleryPage({ heading, button, pictures }: GalleryPageProps) {
  const { website } = usePublished();
  return (
    <div className={classes(styles.page, pictures === 'musicGalleryImgs' && styles.strips)}>
      <div className={styles.title}>
        <h1>{heading}</h1>
        <ButtonLink to={button.to} look="brass">
          {button.label}
        </ButtonLink>
      </div>
      <GalleryGrid files={website[pictures]} />
    </div>
  );
}
