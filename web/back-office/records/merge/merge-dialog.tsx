import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DifferenceList } from '../../history/compare/difference-list.tsx';
import { Modal } from '../../shell/modal.tsx';
import layout from '../../shell/layout.module.css';
import styles from '../save-outcome.module.css';
import type { Choices, Clash } from './merge-record.ts';
import type { Side } from './merge-value.ts';

type MergeDialogProps = {
  /** At least one. */
  clashes: Clash[];
  onDecided: (choices: Choices) => void;
  onCancel: () => void;
};

/** Asks which version to save of what both people have changed, one after the other. */
export function MergeDialog({ clashes, onDecided, onCancel }: MergeDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const index = Object.keys(choices).length;
  const clash = clashes[index];
  if (!clash) return null;

  function handleChoose(id: string, side: Side) {
    const next = { ...choices, [id]: side };
    setChoices(next);
    if (index === clashes.length - 1) onDecided(next);
  }

  return (
    <Modal
      isOpen
      title="You both changed this"
      description={`${index + 1} of ${clashes.length}. Which one should be saved?`}
      width="preview"
      onClose={onCancel}
    >
      <DifferenceList
        from={{ name: 'Theirs', parts: [clash.theirs] }}
        to={{ name: 'Yours', parts: [clash.mine] }}
      />
      <p className={`${layout.answers} ${styles.steps}`}>
        <Button look="quiet" onClick={() => handleChoose(clash.id, 'theirs')}>
          Use theirs
        </Button>
        <Button onClick={() => handleChoose(clash.id, 'mine')}>Use mine</Button>
      </p>
    </Modal>
  );
}
