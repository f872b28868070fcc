import type { MouseEvent, ReactNode } from 'react';
import { Modal } from '../shell/modal.tsx';

type PreviewProps = {
  isOpen: boolean;
  /** Where guests will see it. */
  description: string;
  /** It is as wide as the window on the site. */
  isWide?: boolean;
  onClose: () => void;
  /** Components of the public site, over what is typed so far. */
  children: ReactNode;
};

/** A piece of the public site as it will be. Its links open in a new tab, so that no work is left. */
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
      <div onClickCapture={handleClick}>{children}</div>
    </Modal>
  );
}
