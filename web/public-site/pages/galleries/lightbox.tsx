import { useContext, useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { MediaContext, Picture } from '../../../ui/picture.tsx';
import styles from './lightbox.module.css';

type LightboxProps = {
  files: readonly string[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Minimum horizontal movement that counts as a swipe, in pixels. */
const swipeDistance = 48;

/**
 * One picture, as large as the window allows, with its alt text as a caption. Arrow keys and swipes move on; Escape and
 * the browser's Back close it.
 */
export function Lightbox({ files, index, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number>(undefined);
  const file = files[index] ?? '';
  const caption = useContext(MediaContext)[file]?.alt;
  const move = (step: number) => onMove((index + step + files.length) % files.length);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Push a history entry, which every way of closing removes. With the same state the router sees
    // no navigation.
    window.history.pushState(window.history.state, '');
    element.showModal();
    const handleClose = () => window.history.back();
    const handleBack = () => {
      element.removeEventListener('close', handleClose);
      // The native close returns the focus to the picture that opened the dialog.
      element.close();
      close();
    };
    element.addEventListener('close', handleClose);
    window.addEventListener('popstate', handleBack);
    return () => {
      element.removeEventListener('close', handleClose);
      window.removeEventListener('popstate', handleBack);
    };
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  }

  function handleRelease(event: PointerEvent) {
    const distance = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = undefined;
    if (Math.abs(distance) >= swipeDistance) move(distance < 0 ? 1 : -1);
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label="Picture" onKeyDown={handleKey}>
      <div
        className={styles.stage}
        onPointerDown={(event) => (pressedAt.current = event.clientX)}
        onPointerUp={handleRelease}
        onPointerCancel={() => (pressedAt.current = undefined)}
      >
        <Picture key={file} file={file} eager className={styles.picture} />
      </div>
      {/* Screen readers have it as the alt text. */}
      <p className={styles.caption} aria-hidden="true">
        {caption}
      </p>
      <div className={styles.controls}>
        <button type="button" onClick={() => move(-1)} aria-label="Previous picture">
          <span aria-hidden="true">←</span>
        </button>
        <p aria-live="polite">
          {index + 1} of {files.length}
        </p>
        <button type="button" onClick={() => move(1)} aria-label="Next picture">
          <span aria-hidden="true">→</span>
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
