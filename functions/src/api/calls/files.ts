import { imagePath, ContentLimits, media, messages, variantPath, videoPath, type Media } from '@venue/domain';
import { mediaSchema } from '@venue/domain/schemas';
import { readFileName } from '../../uploads/file-name.ts';
import { nearestWidth } from '../../uploads/nearest-width.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { declaredFields } from '../openapi/answers.ts';
import { integer, type JsonSchema, list, named, optional, text } from '../openapi/json-schema.ts';

const serving = () => import('../../uploads/serve-file.ts');

const upload = {
  tag: 'Files',
  limit: 'upload',
  success: {
    status: 201,
    schema: named('StoredFile', {
      file: text('The name it is stored under.'),
      filename: text('The same name.'),
      width: integer('Pixels; 0 for videos.'),
      height: integer(),
      widths: list(integer(), 'Widths of the smaller variants.'),
      contentType: text(),
    }),
    description: 'The name of the stored file, and its size.',
  },
} as const;

/**
 * Uploads: multipart with `filename` and the file, and optionally `alt` and, for pictures, `gallery`. The
 * first upload loads the large picture libraries, so that no other call waits for them.
 */
export const uploadEndpoints = [
  endpoint('post', '/upload/image', {
    ...upload,
    name: 'uploadImage',
    summary:
      'Stores a JPEG, PNG, WebP, AVIF or GIF of up to 15 MB and 50 megapixels, rotated by EXIF and without metadata, with smaller variants.',
    // All staff have a profile photo.
    access: 'upload',
    body: uploadBody('image', {
      gallery: {
        type: 'string',
        enum: ['true', 'false'],
        description: 'true: a JPEG named by its id alone.',
      },
    }),
    handle: async ({ req, by }) => {
      const { readUpload } = await import('../../uploads/multipart.ts');
      const { bytes, name, texts } = await readUpload(req, 'image');
      const { storeImage } = await import('../../uploads/store-image.ts');
      const gallery = texts['gallery'] === 'true';
      return present(await storeImage(bytes, name, { by: by.uid, gallery, alt: readAlt(texts) }));
    },
  }),
  endpoint('post', '/upload/video', {
    ...upload,
    name: 'uploadVideo',
    summary: 'Stores an MP4 or WebM of up to 30 MB.',
    access: 'editContent',
    body: uploadBody('video'),
    handle: async ({ req, by }) => {
      const { readUpload } = await import('../../uploads/multipart.ts');
      const { bytes, name, texts } = await readUpload(req, 'video');
      const { storeVideo } = await import('../../uploads/store-video.ts');
      return present(await storeVideo(bytes, name, { by: by.uid, alt: readAlt(texts) }));
    },
  }),
];

/** The stored files, and their metadata. */
export const fileEndpoints = [
  endpoint('put', '/media/{file}', {
    tag: 'Files',
    name: 'describePicture',
    summary: 'Changes the alternative text of a stored picture, wherever the site shows it.',
    access: 'editContent',
    body: { reads: mediaSchema, example: { alt: 'Lobster pots on the quay at dusk' } },
    success: {
      schema: named('Media', { file: text(), ...declaredFields(media) }),
      description: 'The picture. It is live.',
    },
    errors: [404, 409],
    handle: async ({ req, body: { alt }, by }) => {
      const file = readFileName(req.params['file']);
      const { commit } = await import('../../records/commit.ts');
      // Without a revision: files are no content records. To undo it, the earlier text is typed again.
      const descriptions = { [file]: alt };
      const { described } = await commit({ by: by.uid, paths: [], plan: () => [], descriptions });
      return { file, ...described[file] };
    },
  }),
  endpoint('get', '/images/{file}', {
    tag: 'Files',
    name: 'getImage',
    summary: 'A picture, or with `w` the variant nearest to that width, a WebP or AVIF. Immutable.',
    access: 'anyone',
    query: { w: optional({ ...integer('Width in pixels.'), minimum: 1, maximum: 99999 }) },
    success: { description: 'The file.' },
    errors: [404, 416],
    handle: async ({ req, res }) => {
      const file = readFileName(req.params['file']);
      const wanted = readWidth(req.query['w']);
      const variants = wanted ? await variantsOf(file) : undefined;
      const width = variants && wanted && nearestWidth(variants.widths, wanted);
      const { serveFile } = await serving();
      await serveFile(width ? variantPath(file, width, variants) : imagePath(file), req, res);
    },
  }),
  endpoint('get', '/videos/{file}', {
    tag: 'Files',
    name: 'getVideo',
    summary: 'A video, or byte ranges of it. Immutable.',
    access: 'anyone',
    success: { description: 'The file.' },
    errors: [404, 416],
    handle: async ({ req, res }) => {
      const path = videoPath(readFileName(req.params['file']));
      const { serveFile } = await serving();
      await serveFile(path, req, res);
    },
  }),
];

function uploadBody(part: 'image' | 'video', more: Record<string, JsonSchema> = {}) {
  const properties = {
    filename: { type: 'string', description: "The original name, in place of the file's own." },
    [part]: { type: 'string', contentMediaType: 'application/octet-stream' },
    alt: {
      type: 'string',
      maxLength: ContentLimits.title,
      description: 'Alternative text.',
    },
    ...more,
  };
  const schema: JsonSchema = { type: 'object', properties, required: [part] };
  return { type: 'multipart/form-data' as const, schema };
}

/** The name of the stored file in both fields of the documented calls, and its size. */
function present({ file, media }: { file: string; media: Media }) {
  const { width, height, widths, contentType } = media;
  return { file, filename: file, width, height, widths, contentType };
}

function readAlt({ alt = '' }: Record<string, string>): string {
  if (alt.length <= ContentLimits.title) return alt;
  throw new HttpError(400, messages.tooLong(ContentLimits.title), { field: 'alt' });
}

function readWidth(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new HttpError(400, messages.widthInvalid, { field: 'w' });
}

async function variantsOf(file: string): Promise<{ widths: number[]; avif: boolean }> {
  const { database } = await import('../../firebase/admin-app.ts');
  const media = await database().collection('media').doc(file).get();
  const widths: unknown = media.get('widths');
  return { widths: Array.isArray(widths) ? widths.map(Number) : [], avif: media.get('avif') === true };
}
