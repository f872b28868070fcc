import type { Media } from '@venue/domain';
import { CustomPageView } from '../../../ui/content/custom-page-view.tsx';
import { useRecordsOnce } from '../../subscriptions/use-records-once.ts';
import { isPicked, showPicked } from '../../media/picked-files.ts';
import type { CustomPageFormInput } from './custom-page-input.ts';

/** The custom page with the form's current values and picked pictures. */
export function CustomPagePreview({ route }: { route: CustomPageFormInput }) {
  const files = [route.topImg, ...route.panels.map(({ panelImg }) => panelImg)].filter(
    (file) => file && !isPicked(file),
  );
  const read = useRecordsOnce(files.map(mediaPath));
  const media = files.map((file) => [file, read(mediaPath(file))] as const);
  // Without their sizes, the pictures would load at full size.
  if (media.some(([, known]) => known === undefined)) return null;
  const known = Object.fromEntries(media.filter(([, found]) => found)) as Record<string, Media>;
  return <CustomPageView page={showPicked(route)} media={known} />;
}

function mediaPath(file: string): string {
  return `media/${file}`;
}
