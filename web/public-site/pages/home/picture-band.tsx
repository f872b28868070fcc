import { Picture } from '../../../ui/picture.tsx';
import styles from './picture-band.module.css';

/** The home pictures in a band that scrolls sideways by swipe, wheel or arrow keys. */
export function PictureBand({ files }: { files: readonly string[] }) {
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
            <Picture file={file} sizes="(min-width: 62rem) 30rem, 70vw" />
          </li>
        ))}
      </ul>
    </div>
  );
}
