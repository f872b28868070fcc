import { pictureTooLarge, tooManyPixels, videoTooLarge } from './uploads.ts';

const megabyte = 1024 * 1024;

test('a file that is too large is told its size, rounded up', () => {
  expect(pictureTooLarge(38.9 * megabyte)).toBe('Pictures can be up to 15 MB; this one is 38.9 MB.');
  expect(pictureTooLarge(15 * megabyte + 1)).toBe('Pictures can be up to 15 MB; this one is 15.1 MB.');
  expect(videoTooLarge(31 * megabyte)).toBe('Videos can be up to 30 MB; this one is 31 MB.');
});

test('a format that allows fewer pixels comes with what allows more', () => {
  expect(tooManyPixels(50_000_000)).toBe('Pictures can have up to 50 megapixels.');
  expect(tooManyPixels(16_000_000, 'WEBP')).toBe(
    'As WEBP, pictures can have up to 16 megapixels; a plain JPEG up to 50 megapixels.',
  );
});
