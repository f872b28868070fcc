import { isListType, type LegalElement } from '@venue/domain';
import { Modal } from '../../shell/modal.tsx';
import styles from './legal-preview.module.css';

type LegalPreviewProps = {
  isOpen: boolean;
  name: string;
  /** As typed so far, saved or not. */
  contents: LegalElement[];
  onClose: () => void;
};

/** The legal text as guests will read it. */
export function LegalPreview({ isOpen, name, contents, onClose }: LegalPreviewProps) {
  return (
    <Modal
      isOpen={isOpen}
      title="Preview"
      description={`This is how guests will read the ${name}.`}
      width="preview"
      onClose={onClose}
    >
      <div className={styles.page}>
        {contents.map((element, index) => (
          <PreviewElement key={index} element={element} />
        ))}
      </div>
    </Modal>
  );
}

function PreviewElement({ element: { elementType, content } }: { element: LegalElement }) {
  if (isListType(elementType)) {
    const List = elementType === 'NumberedList' ? 'ol' : 'ul';
    return (
      <List>
        {content.map((item, index) => (
          <li key={index}>{item.contentString}</li>
        ))}
      </List>
    );
  }
  const Tag = elementType === 'Title' ? 'h2' : elementType === 'SubTitle' ? 'h3' : 'p';
  return <Tag>{content[0]?.contentString}</Tag>;
}
