import { MenuCard } from '../../../ui/menu-card.tsx';
import { Modal } from '../../shell/modal.tsx';
import type { MenuFormInput } from './menu-input.ts';

type MenuPreviewProps = {
  isOpen: boolean;
  /** As typed so far, saved or not. */
  menu: MenuFormInput;
  onClose: () => void;
};

/** The menu as the menus page draws it: the same card. */
export function MenuPreview({ isOpen, menu, onClose }: MenuPreviewProps) {
  return (
    <Modal
      isOpen={isOpen}
      title="Preview"
      description="This is how guests will read the menu."
      width="preview"
      onClose={onClose}
    >
      <MenuCard menu={{ ...menu, _id: 'preview', position: 0 }} />
    </Modal>
  );
}
