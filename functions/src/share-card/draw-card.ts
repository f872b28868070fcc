import sharp from 'sharp';
import { cardSize, colours, composeCard, type Box, type PrintedGig } from './compose-card.ts';

/** Link previews are small: a card beyond this many bytes is written more coarsely. */
const mostBytes = 150_000;
const qualities = [84, 74, 62, 50] as const;

/**
 * Draws the share card of a gig, as a JPEG.
 * @param picture the gig's picture in any format; the part that draws the eye is shown. Undefined without one.
 */
export async function drawCard(gig: PrintedGig, picture: Buffer | undefined): Promise<Buffer> {
  const { svg, picture: box } = composeCard(gig, picture !== undefined);
  const plate = picture && (await cutPicture(picture, box));
  const card = await sharp({ create: { ...cardSize, channels: 3, background: colours.paper } })
    .composite([...(plate ? [plate] : []), { input: Buffer.from(svg) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const write = (quality: number) =>
    sharp(card.data, { raw: card.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
  let written = await write(qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (written.length <= mostBytes) break;
    written = await write(quality);
  }
  return written;
}

/** The picture where it goes on the card, as raw pixels: to encode it again would take most of the time. */
async function cutPicture(picture: Buffer, { left, top, width, height }: Box) {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: colours.paper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left, top };
}
