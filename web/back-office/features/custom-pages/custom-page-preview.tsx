import { CustomPageView } from '../../../ui/content/custom-page-view.tsx';
import { useMediaOnce } from '../../subscriptions/use-records-once.ts';
import { isPicked, showPicked } from '../../media/picked-files.ts';
import type { CustomPageFormInput } from './custom-page-input.ts';

/** The custom page with the form's current values and picked pictures. */
export function CustomPagePreview({ route }: { route: CustomPageFormInput }) {
  const files = [route.topImg, ...route.panels.map(({ panelImg }) => panelImg)].filter(
    (file) => file && !isPicked(file),
  );
  const read = useMediaOnce(files);
  const media = files.map((file) => [file, read(file)] as const);
  // Without their sizes, the pictures would load at full size.
  if (media.some(([, known]) => known === undefined)) return null;
  const known = Object.fromEntries(media.flatMap(([file, found]) => (found ? [[file, found] as const] : [])));
  return <CustomPageView page={showPicked(route)} media={known} />;
}
