import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import styles from './lightbox.module.css';

type LightboxProps = {
  files: readonly string[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Minimum horizontal movement that counts as a swipe, in pixels. */
const swipeDistance = 48;

/** One picture, as large as the window allows. Arrow keys and swipes move on; Escape closes. */
export function Lightbox({ files, index, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number>(undefined);
  const file = files[index] ?? '';
  const move = (step: number) => onMove((index + step + files.length) % files.length);

  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
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
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Picture"
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <div
        className={styles.stage}
        onPointerDown={(event) => (pressedAt.current = event.clientX)}
        onPointerUp={handleRelease}
        onPointerCancel={() => (pressedAt.current = undefined)}
      >
        <Picture key={file} file={file} eager className={styles.picture} />
      </div>
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
        {/* The native close returns the focus to the picture that opened the dialog. */}
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
