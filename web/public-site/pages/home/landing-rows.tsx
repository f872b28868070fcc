import type { Website } from '@venue/domain';
import { PictureRows } from '../../../ui/picture-row.tsx';

const places = [1, 2, 3, 4, 5] as const;

/** Five rows of picture and text, sides alternating, each with a button if it asks for one (section 2.2). */
export function LandingRows({ website }: { website: Website }) {
  const rows = places
    .map((place) => ({
      title: website[`landingTitle${place}`],
      text: website[`landingDesc${place}`],
      button: website[`landingButton${place}`],
      image: website[`landingImg${place}`],
    }))
    .filter(({ title, text, image }) => title || text || image);
  return <PictureRows rows={rows} />;
}
