import { Notice } from '../../ui/notice.tsx';
import { findPicked, readPicked } from './picked-files.ts';

type FailedUploadsProps = {
  /** What a form holds. */
  values: unknown;
  /** Whether the last save went through, without them. */
  isSaved: boolean;
};

/** A save goes on without a picture that could not be uploaded (section 8); this says so. */
export function FailedUploads({ values, isSaved }: FailedUploadsProps) {
  const names = findPicked(values).flatMap((handle) => {
    const picked = readPicked(handle);
    return picked?.failure ? [`“${picked.file.name}”`] : [];
  });
  if (names.length === 0) return null;
  return (
    <Notice kind="problem" title={`Not uploaded: ${names.join(', ')}.`}>
      {isSaved && 'Everything else is saved. '}What was there before still stands in its place. Update once
      more to try again.
    </Notice>
  );
}
