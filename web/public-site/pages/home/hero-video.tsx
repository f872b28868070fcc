import { useEffect, useRef, useState } from 'react';
import { videoUrl } from '../../../ui/image-url.ts';
import { classes } from '../../../ui/styles/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './hero.module.css';

type HeroVideoProps = { file: string; onFailed: () => void };

/** The film over the still. Shows a spinner until the film can play through, then a button that pauses it. */
export function HeroVideo({ file, onFailed }: HeroVideoProps) {
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting');
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    // Set after the first render, so that no event fires before React's listeners are attached.
    if (film.current) film.current.src = videoUrl(file);
  }, [file]);

  const isReady = state !== 'waiting';

  function handleToggle() {
    if (state !== 'paused') return film.current?.pause();
    film.current?.play().catch((error: unknown) => {
      // Paused again before it had begun: that is what was asked for.
      if ((error as Error).name !== 'AbortError') throw error;
    });
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
          console.info('The film could not be loaded; the still picture and the title take its place.');
          onFailed();
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
