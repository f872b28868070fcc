import busboy from 'busboy';
import type { Request } from 'express';
import { HttpError, errorMessages } from '../api/http/http-error.ts';

/** What a multipart request carried: one file and the texts beside it. */
export type Upload = { bytes: Buffer; name: string; texts: Record<string, string> };

/**
 * Reads a multipart body with exactly one file (section 7). The name is the one in the field `filename`,
 * else the file's own. 400 for a body that is damaged, has no file or a second one; 415 for a body of another kind.
 * @param part name of the part that holds the file
 * @param limitBytes the largest file: of a larger one comes a byte more than this, for whoever stores it to refuse
 */
export async function readUpload(req: Request, part: 'image' | 'video', limitBytes: number): Promise<Upload> {
  if (!req.is('multipart/form-data')) throw new HttpError(415, errorMessages.notMultipart);
  const { texts, files } = await parseParts(req, limitBytes);
  const [file, second] = files;
  if (second) throw new HttpError(400, errorMessages.oneFileOnly);
  if (file?.part !== part || file.bytes.length === 0)
    throw new HttpError(400, errorMessages.fileMissing, { field: part });
  return { bytes: file.bytes, name: texts['filename'] || file.name, texts };
}

type Parts = { texts: Record<string, string>; files: { part: string; name: string; bytes: Buffer }[] };

/** Cloud Functions has read the body already and left it in `rawBody`; in a plain Node process it still flows. */
function parseParts(req: Request, limitBytes: number): Promise<Parts> {
  const { texts, files }: Parts = { texts: {}, files: [] };
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new HttpError(400, errorMessages.brokenMultipart));
    const parser = openParser(req, limitBytes, refuse);
    if (!parser) return;
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse();
      else texts[name] = value;
    });
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // A part that breaks off ends the parser too, which is where it is answered.
      stream.on('error', refuse);
      stream.on('end', () => files.push({ part: name, name: filename ?? '', bytes: Buffer.concat(chunks) }));
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

/** Reads one byte more than allowed, so that too large is told from just fitting. */
function openParser(req: Request, limitBytes: number, refuse: () => void): busboy.Busboy | undefined {
  const limits = { files: 2, fileSize: limitBytes + 1, fields: 10, fieldSize: 4096, parts: 14 };
  try {
    // Paths are kept in names, so that they are refused rather than cut away unseen.
    return busboy({ headers: req.headers, limits, preservePath: true, defParamCharset: 'utf8' });
  } catch {
    // The header names no boundary.
    refuse();
    return undefined;
  }
}
