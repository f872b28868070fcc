import type { OpeningHoursElement } from '@venue/domain';
import { OpeningHoursList } from '../../../ui/opening-hours-list.tsx';
import { Modal } from '../../shell/modal.tsx';
import styles from './hours-preview.module.css';

type HoursPreviewProps = {
  isOpen: boolean;
  /** As typed so far, saved or not. */
  contents: OpeningHoursElement[];
  onClose: () => void;
};

/** The opening hours as the footer of the public site draws them: the same component, on the same ground. */
export function HoursPreview({ isOpen, contents, onClose }: HoursPreviewProps) {
  return (
    <Modal
      isOpen={isOpen}
      title="Preview"
      description="This is how guests will see it at the foot of every page."
      width="preview"
      onClose={onClose}
    >
      <div className={styles.footer}>
        <h2 className={styles.heading}>Opening hours</h2>
        <OpeningHoursList hours={{ _id: 'preview', contents }} />
      </div>
    </Modal>
  );
}
