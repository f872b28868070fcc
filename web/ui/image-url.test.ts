import { imageSrcSet, imageUrl, uprightUrl, videoUrl } from './image-url.ts';

const bucket = 'http://127.0.0.1:9199/v0/b/demo-venue.firebasestorage.app/o';

describe('image addresses', () => {
  it('name the original, a variant and a video in Cloud Storage', () => {
    expect(imageUrl('harbour dusk.jpg')).toBe(`${bucket}/images%2Fharbour%20dusk.jpg?alt=media`);
    expect(imageUrl('pint.jpg', 480)).toBe(`${bucket}/images%2Fpint.jpg_480.webp?alt=media`);
    expect(videoUrl('hero.mp4')).toBe(`${bucket}/videos%2Fhero.mp4?alt=media`);
  });

  it('list every variant that was made, and nothing where none was', () => {
    const media = { width: 1200, height: 800, widths: [480, 960], contentType: 'image/jpeg', alt: '' };
    expect(imageSrcSet('pint.jpg', media)).toBe(
      `${imageUrl('pint.jpg', 480)} 480w, ${imageUrl('pint.jpg', 960)} 960w`,
    );
    expect(imageSrcSet('pint.jpg', undefined)).toBeUndefined();
    expect(uprightUrl('pint.jpg', { ...media, upright: true })).toBe(
      `${bucket}/images%2Fpint.jpg_upright.webp?alt=media`,
    );
    expect(uprightUrl('pint.jpg', media)).toBeUndefined();
  });
});
