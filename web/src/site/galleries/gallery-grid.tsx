import { scrollInThresholds, type Media } from '@venue/domain';
import { useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { Reveal } from '../reveal.tsx';
import styles from './gallery-grid.module.css';
import { Lightbox } from './lightbox.tsx';

type GalleryGridProps = { files: readonly string[]; media: Record<string, Media> };

/** Pictures that come in one by one as they are scrolled to, each a button that shows it large. */
export function GalleryGrid({ files, media }: GalleryGridProps) {
  const [shown, setShown] = useState<number>();
  if (files.length === 0) return <p className={styles.none}>The camera is drying out. Pictures soon.</p>;
  return (
    <>
      <ul className={styles.grid}>
        {files.map((file, index) => (
          <li key={`${file}-${index}`}>
            <Reveal threshold={scrollInThresholds.musicGallery} className={styles.cell}>
              <button
                type="button"
                className={styles.open}
                aria-label={`Show large: ${media[file]?.alt || `picture ${index + 1}`}`}
                onClick={() => setShown(index)}
              >
                <Picture
                  file={file}
                  media={media[file]}
                  alt=""
                  sizes="(min-width: 62rem) 33vw, (min-width: 36rem) 50vw, 100vw"
                  eager={index < 2}
                />
              </button>
            </Reveal>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <Lightbox
          files={files}
          media={media}
          index={shown}
          onMove={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
