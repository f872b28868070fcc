import { useEffect, useRef, useState } from 'react';
import { videoUrl } from '../../../ui/image-url.ts';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './hero.module.css';

/** The film over the still: shown once it can play through, a spinner until then, with a button that stops it. */
export function HeroVideo({ file }: { file: string }) {
  const [state, setState] = useState<'waiting' | 'playing' | 'paused' | 'failed'>('waiting');
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    // Not before the first drawing: what the film reports earlier than that is heard by nobody.
    if (film.current) film.current.src = videoUrl(file);
  }, [file]);

  if (state === 'failed') return null;
  const isReady = state !== 'waiting';

  function handleToggle() {
    if (state === 'paused') void film.current?.play();
    else film.current?.pause();
  }

  return (
    <>
      <video
        ref={film}
        className={classes(styles.film, isReady && styles.filmReady)}
        muted
        loop
        autoPlay
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onCanPlayThrough={() => setState((was) => (was === 'waiting' ? 'playing' : was))}
        onPlay={() => setState((was) => (was === 'paused' ? 'playing' : was))}
        onPause={() => setState((was) => (was === 'playing' ? 'paused' : was))}
        onError={() => {
          console.info('The film did not arrive; the still stays.');
          setState('failed');
        }}
      />
      <div className={styles.control}>
        {isReady ? (
          <button type="button" className={styles.pause} onClick={handleToggle}>
            {state === 'paused' ? 'Play the film' : 'Pause the film'}
          </button>
        ) : (
          <Spinner label="Loading the film" />
        )}
      </div>
    </>
  );
}
