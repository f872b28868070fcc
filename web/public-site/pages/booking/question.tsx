import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './booking-page.module.css';

type QuestionProps = {
  text: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** A question before something that cannot be taken back. The harmless answer has the focus. */
export function Question({ text, yes, no, isBusy, onYes, onNo }: QuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <div className={styles.question} role="group" aria-label={text}>
      <p>{text}</p>
      <div className={styles.row}>
        <Button look="danger" aria-disabled={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={harmless} look="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
