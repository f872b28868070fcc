import { Notice } from '../../ui/notice.tsx';
import { findPicked, readPicked } from './picked-files.ts';

type FailedUploadsProps = {
  /** The values of a form. */
  values: unknown;
  /** Whether the last save succeeded without them. */
  isSaved: boolean;
};

/** Names the pictures that could not be uploaded; the save goes on without them. */
export function FailedUploads({ values, isSaved }: FailedUploadsProps) {
  const names = findPicked(values).flatMap((handle) => {
    const picked = readPicked(handle);
    return picked?.failure ? [`“${picked.file.name}”`] : [];
  });
  if (names.length === 0) return null;
  return (
    <Notice kind="problem" title={`Not uploaded: ${names.join(', ')}.`}>
      {isSaved && 'Everything else is saved. '}The previous ones are still in place. Save again to retry.
    </Notice>
  );
}
