import { Picture } from '../../../ui/picture.tsx';
import styles from './picture-strip.module.css';

/** The pictures of the house at the window, three in view and more of them sideways, by swipe, wheel or arrow keys. */
export function PictureStrip({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <div
      className={styles.band}
      role="region"
      aria-label="Pictures of the house"
      tabIndex={0}
      data-screen-only
    >
      <ul className={styles.pictures}>
        {files.map((file, index) => (
          <li key={`${file}-${index}`}>
            <Picture file={file} sizes="(min-width: 48rem) 42vw, 80vw" />
          </li>
        ))}
      </ul>
    </div>
  );
}
