import { Button } from '../../../ui/button.tsx';
import styles from './remove-button.module.css';

type RemoveButtonProps = {
  /** The name of the entry. */
  name: string;
  onRemove: () => void;
};

/** Removes an entry from its list. On phones it is a cross, to leave room for the entry. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <Button className={styles.remove} look="plain" small aria-label={`Remove ${name}`} onClick={onRemove}>
      <span className={styles.word}>Remove</span>
      <span className={styles.cross} aria-hidden="true">
        ✕
      </span>
    </Button>
  );
}
