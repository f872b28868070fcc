import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './modal.module.css';

type ModalProps = {
  isOpen: boolean;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Wide enough for a question, for part of a page, or for a whole page; 'side' leaves the page in sight where it can. */
  width?: 'question' | 'preview' | 'page' | 'side';
  onClose: () => void;
  children: ReactNode;
};

/** A modal window that holds the keyboard focus and returns it when it closes. */
export function Modal({ isOpen, title, description, width = 'question', onClose, children }: ModalProps) {
  // There is no registered trigger, so the element that had the focus is stored here.
  const opener = useRef<Element | null>(null);
  // A form has several, and renders at each key.
  if (!isOpen) return null;
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={`${styles.shade} ${styles[`${width}Shade`] ?? ''}`} />
        <Dialog.Content
          className={`${styles.window} ${styles[width]}`}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="plain" small>
                <span aria-hidden="true">✕</span>
                <VisuallyHidden>Close</VisuallyHidden>
              </Button>
            </Dialog.Close>
          </header>
          {description && (
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
