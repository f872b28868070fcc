import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './staff-accounts.module.css';

type CopyTextProps = { label: string; text: string };

/** Something to hand over: seen, and copied with one press. */
export function CopyText({ label, text }: CopyTextProps) {
  const [state, setState] = useState<'copied' | 'refused'>();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Some browsers refuse the clipboard; the text stands there to be copied by hand.
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
        {state === 'refused' && 'Copying is not allowed here: select the text yourself.'}
      </p>
    </div>
  );
}
