import { scrollInThresholds } from '@venue/domain';
import { useContext, useState, type MouseEvent } from 'react';
import { imageUrl } from '../../../ui/image-url.ts';
import { MediaContext, Picture } from '../../../ui/picture.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { Reveal } from '../../../ui/page/reveal.tsx';
import styles from './gallery-grid.module.css';
import { Lightbox } from './lightbox.tsx';

/** Pictures that appear one by one on scroll. Each links to its large version, which opens in a lightbox or, without scripts, on its own. */
export function GalleryGrid({ files }: { files: readonly string[] }) {
  const media = useContext(MediaContext);
  const [shown, setShown] = useState<number>();

  function handleOpen(event: MouseEvent, index: number) {
    // The visitor wants a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  }

  if (files.length === 0) return <NothingYet what="No pictures yet: come and see for yourself." />;
  return (
    <>
      <ul className={styles.grid}>
        {files.map((file, index) => (
          <li key={`${file}-${index}`}>
            <Reveal threshold={scrollInThresholds.musicGallery} className={styles.cell}>
              <a
                href={imageUrl(file, media[file]?.widths.at(-1))}
                className={styles.open}
                data-opens-here=""
                aria-label={`Enlarge: ${media[file]?.alt || `picture ${index + 1}`}`}
                onClick={(event) => handleOpen(event, index)}
              >
                <Picture
                  file={file}
                  alt=""
                  sizes="(min-width: 62rem) 33vw, (min-width: 36rem) 50vw, 100vw"
                  eager={index < 2}
                />
              </a>
            </Reveal>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <Lightbox files={files} index={shown} onMove={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
