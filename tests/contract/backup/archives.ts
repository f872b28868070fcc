import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Header } from 'tar-stream';
import type { ProjectData } from '../../../functions/src/backup/project/project-data.ts';
import { writeArchive } from '../../../functions/src/backup/write-archive.ts';

/** One entry of an archive that a test changes. */
export type RawEntry = { name: string; bytes: Buffer; type?: Header['type'] };

/** A backup of the project, as the bytes of its file. */
export async function archiveOf(place: ProjectData) {
  const output = new PassThrough();
  const [bytes, manifest] = await Promise.all([buffer(output), writeArchive(place, output)]);
  return { bytes, manifest };
}

/** The entries of an archive, in order. */
export async function unpack(archive: Buffer): Promise<RawEntry[]> {
  const entries: RawEntry[] = [];
  const unpacked: unknown = Readable.from([archive])
    .pipe(createGunzip())
    .pipe(extract() as never);
  for await (const entry of unpacked as AsyncIterable<AsyncIterable<Buffer> & { header: Header }>)
    entries.push({ name: entry.header.name, bytes: await buffer(entry) });
  return entries;
}

/** An archive of these entries. */
export function repack(entries: RawEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, bytes, type = 'file' } of entries)
    tar.entry(
      { name, type, ...(type === 'symlink' && { linkname: '/etc/passwd' }) },
      type === 'file' ? bytes : '',
    );
  tar.finalize();
  return buffer(Readable.from(tar).pipe(createGzip()));
}
