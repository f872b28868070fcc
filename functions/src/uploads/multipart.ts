import { ContentLimits, messages } from '@venue/domain';
import busboy from 'busboy';
import type { Request } from 'express';
import { HttpError } from '../requests/http-error.ts';

/** The content of a multipart request: one file and the text fields. */
export type Upload = { bytes: Buffer; name: string; texts: Record<string, string> };

/** The largest file of each kind, and what is said of a larger one. */
const sizes = {
  image: { most: ContentLimits.pictureBytes, tooLarge: messages.pictureTooLarge },
  video: { most: ContentLimits.videoBytes, tooLarge: messages.videoTooLarge },
};

/**
 * Reads a multipart body with exactly one file. Its name is the field `filename`, else the file's own.
 * Throws 413 for a file that is too large, 415 for a body of another type, and 400 for a damaged body or one without
 * a file or with several.
 * @param part name of the part that holds the file
 */
export async function readUpload(req: Request, part: 'image' | 'video'): Promise<Upload> {
  if (!req.is('multipart/form-data')) throw new HttpError(415, messages.notMultipart);
  const { most, tooLarge } = sizes[part];
  const { texts, files } = await parseParts(req, most);
  const [file, second] = files;
  if (second) throw new HttpError(400, messages.oneFileOnly);
  if (file?.part !== part || file.size === 0) throw new HttpError(400, messages.fileMissing, { field: part });
  if (file.size > most) throw new HttpError(413, tooLarge(file.size));
  return { bytes: file.bytes, name: texts['filename'] || file.name, texts };
}

type FilePart = {
  part: string;
  name: string;
  size: number;
  /** Incomplete when the file is too large. */
  bytes: Buffer;
};
type Parts = { texts: Record<string, string>; files: FilePart[] };

/** Parses `rawBody`, which Cloud Functions has read already, or the request's stream in a plain Node process. */
function parseParts(req: Request, most: number): Promise<Parts> {
  const { texts, files }: Parts = { texts: {}, files: [] };
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new HttpError(400, messages.brokenMultipart));
    const parser = openParser(req, refuse);
    if (!parser) return;
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse();
      else texts[name] = value;
    });
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= most) chunks.push(chunk);
      });
      stream.on('error', refuse);
      stream.on('end', () =>
        files.push({ part: name, name: filename ?? '', size, bytes: Buffer.concat(chunks) }),
      );
    });
    parser.on('fieldsLimit', refuse);
    parser.on('partsLimit', refuse);
    parser.on('error', refuse);
    parser.on('close', () => resolve({ texts, files }));
    const { rawBody } = req as { rawBody?: Buffer };
    if (rawBody) parser.end(rawBody);
    else req.on('aborted', refuse).pipe(parser);
  });
}

function openParser(req: Request, refuse: () => void): busboy.Busboy | undefined {
  const limits = { files: 2, fields: 10, fieldSize: 4096, parts: 14 };
  try {
    // Names keep their paths, so that a path is rejected and not silently cut off.
    return busboy({ headers: req.headers, limits, preservePath: true, defParamCharset: 'utf8' });
  } catch {
    // The Content-Type header names no boundary.
    refuse();
    return undefined;
  }
}
