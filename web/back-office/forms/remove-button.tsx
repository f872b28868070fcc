import { Button } from '../../ui/button.tsx';
import styles from './remove-button.module.css';

type RemoveButtonProps = {
  /** What goes, as the row calls it. */
  name: string;
  onRemove: () => void;
};

/** Takes an entry out of its list; a cross on phones, where the entry's own words need the place. */
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
