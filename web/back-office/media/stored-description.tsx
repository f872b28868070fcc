import { ContentLimits, type Media } from '@venue/domain';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { officeApi } from '../api/office-api.ts';
import { useAction } from '../api/use-action.ts';
import { noteMedia } from '../subscriptions/use-records-once.ts';
import { useUnsavedWork } from '../shell/unsaved-work.ts';
import styles from './media-field.module.css';
import { useMedia } from './stored-picture.tsx';

type StoredDescriptionProps = {
  /** Name of a stored picture; anything else renders nothing. */
  file: string;
  /** What staff call the picture, within a sentence: "picture 3". */
  name: string;
  /** Shown for a picture without a description. */
  empty?: string;
};

/** The alt text of a stored picture, which is saved by itself, wherever the site shows the picture. */
export function StoredDescription({ file, name, empty }: StoredDescriptionProps) {
  const media = useMedia(file);
  // Those who may not describe pictures cannot read their records either.
  return media ? <Description key={file} {...{ file, name, empty, media }} /> : empty;
}

function Description({ file, name, empty = '', media }: StoredDescriptionProps & { media: Media }) {
  const [alt, setAlt] = useState(media.alt);
  const [typed, setTyped] = useState<string>();
  const { isBusy, error, run } = useAction();
  const isChanged = typed !== undefined && typed.trim() !== alt;
  const close = () => setTyped(undefined);
  useUnsavedWork({ name: `description of ${name}`, path: `media/${file}`, discard: close }, isChanged);

  async function handleSave() {
    if (isBusy) return;
    if (!isChanged) return close();
    await run(async () => {
      const next = typed.trim();
      await officeApi({ method: 'PUT', path: `/media/${encodeURIComponent(file)}`, body: { alt: next } });
      noteMedia(file, { ...media, alt: next });
      setAlt(next);
      close();
    });
  }

  /** Enter would save the form around the field. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void handleSave();
  }

  if (typed === undefined) {
    return (
      <p className={styles.described}>
        <span>{alt ? `“${alt}”` : empty || 'Guests who can’t see it aren’t told what it shows.'}</span>
        <Button look="plain" small onClick={() => setTyped(alt)}>
          {alt ? 'Edit description' : 'Describe it'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.describe}>
      <Field label={`Description of ${name}`} hint="Read out to guests who cannot see it. Live at once.">
        {(control) => (
          <input
            {...control}
            autoFocus
            value={typed}
            maxLength={ContentLimits.title}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button small aria-disabled={isBusy} onClick={() => void handleSave()}>
          {isBusy ? 'Saving…' : 'Save description'}
        </Button>
        <Button look="plain" small onClick={close}>
          Cancel
        </Button>
      </div>
      {error && (
        <Notice kind="problem" title={error.message}>
          {error.details.advice}
        </Notice>
      )}
    </div>
  );
}
