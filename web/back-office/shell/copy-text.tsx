import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './copy-text.module.css';

type CopyTextProps = { label: string; text: string };

/** A text to pass on, with a Copy button. */
export function CopyText({ label, text }: CopyTextProps) {
  const [state, setState] = useState<'copied' | 'refused'>();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Some browsers refuse access to the clipboard; the text can still be copied by hand.
      setState('refused');
    }
  }

  return (
    <div className={styles.copy}>
      <Field label={label}>
        {(control) => <input {...control} readOnly value={text} onFocus={(event) => event.target.select()} />}
      </Field>
      <Button small look="quiet" onClick={() => void handleCopy()}>
        Copy
      </Button>
      <p role="status" className={styles.copied}>
        {state === 'copied' && 'Copied.'}
        {state === 'refused' && 'Your browser doesn’t allow copying here: select the text and copy it.'}
      </p>
    </div>
  );
}
