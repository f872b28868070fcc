import type { MouseEvent, ReactNode } from 'react';
import { Modal } from '../shell/modal.tsx';

type PreviewProps = {
  isOpen: boolean;
  /** Says where guests will see it. */
  description: string;
  /** For content that fills the window's width on the site. */
  isWide?: boolean;
  onClose: () => void;
  /** Components of the public site with the form's current values. */
  children: ReactNode;
};

/** Part of the public site as it will look. Its links open in a new tab, so that the form stays open. */
export function Preview({ isOpen, description, isWide, onClose, children }: PreviewProps) {
  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    window.open(link.href, '_blank', 'noopener');
  }

  return (
    <Modal
      isOpen={isOpen}
      title="Preview"
      description={description}
      width={isWide ? 'page' : 'preview'}
      onClose={onClose}
    >
      <div data-guests onClickCapture={handleClick}>
        {children}
      </div>
    </Modal>
  );
}
