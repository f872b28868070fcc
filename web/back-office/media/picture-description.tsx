import { ContentLimits } from '@venue/domain';
import type { Descriptions } from '@venue/domain/schemas';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { noteDescriptions } from '../subscriptions/use-records-once.ts';
import styles from './media-field.module.css';
import { useMedia } from './any-picture.tsx';
import { usePicked, withStoredNames, withUploaded } from './picked-files.ts';

type DescribedPictures = {
  /** What was typed, by the value of the picture; undefined for nothing. */
  descriptions: Descriptions | undefined;
  /** Sets the description of a picture; undefined leaves it as it is stored. */
  describe: (value: string, text: string | undefined) => void;
};

/** The form that saves new descriptions of its pictures; without one they have no field. */
export const DescriptionsContext = createContext<DescribedPictures | undefined>(undefined);

/** The new descriptions of a form's pictures, which its save writes together with the record. */
export function useDescriptions(first?: Descriptions) {
  const [descriptions, setDescriptions] = useState(first);
  const describe = useCallback((value: string, text: string | undefined) => {
    setDescriptions(({ [value]: _, ...others } = {}) =>
      orNothing(text === undefined ? others : { ...others, [value]: text }),
    );
  }, []);
  /** Forgets what was saved and keeps what was typed since. */
  const forget = useCallback((saved: Descriptions) => {
    noteDescriptions(withStoredNames(saved));
    setDescriptions((now = {}) =>
      orNothing(
        withUploaded(
          Object.fromEntries(Object.entries(now).filter(([value, text]) => saved[value] !== text)),
        ),
      ),
    );
  }, []);
  return useMemo(
    () => ({ descriptions, describe, forget, replaceDescriptions: setDescriptions }),
    [descriptions, describe, forget],
  );
}

function orNothing(descriptions: Descriptions): Descriptions | undefined {
  return Object.keys(descriptions).length > 0 ? descriptions : undefined;
}

type PictureDescriptionProps = { value: string; label: string; hint?: string };

/** The alt text of a picture, stored or just picked: a field of the form around it. */
export function PictureDescription({ value, label, hint }: PictureDescriptionProps) {
  const { text, stored, describe } = usePictureDescription(value);
  if (!describe) return null;
  const handleChange = (next: string) => describe(value, next === stored ? undefined : next);
  return (
    <div className={styles.description}>
      <Field label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            rows={1}
            value={text}
            readOnly={stored === undefined}
            maxLength={ContentLimits.title}
            onChange={({ target }) => handleChange(target.value.replaceAll('\n', ' '))}
          />
        )}
      </Field>
    </div>
  );
}

/** The alt text of a picture in the form, what is stored, and what changes it; nothing changes it where no form saves it. */
export function usePictureDescription(value: string) {
  const form = useContext(DescriptionsContext);
  const picked = usePicked(value);
  const media = useMedia(picked ? (picked.storedAs ?? '') : value);
  const stored = picked ? (media?.alt ?? '') : media?.alt;
  // Those who may not describe pictures cannot read their records either.
  const canDescribe = value !== '' && picked?.kind !== 'video' && (picked || media !== null);
  return {
    text: form?.descriptions?.[value] ?? stored ?? '',
    stored,
    describe: canDescribe ? form?.describe : undefined,
  };
}
