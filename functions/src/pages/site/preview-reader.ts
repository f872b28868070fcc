import type { PartJson, SiteJson } from '@venue/domain';
import { requestJson } from '../../firestore-rest/request-json.ts';
import { functionAddress } from '../../firebase/function-address.ts';
import type { PublishedReader } from './read-site.ts';

/** How long the API may take to compose the site of a moment, in ms: it reads everything. */
const timeoutMs = 6_000;

/** A preview as the API composes it, with a reader for its parts. */
export type OpenPreview = {
  at: Date;
  withDrafts: boolean;
  /** Whether it shows settings that are not saved yet. */
  isUnsaved?: boolean;
  reader: PublishedReader;
};

type Content = { at: string; withDrafts: boolean; isUnsaved?: true; site?: SiteJson; part?: PartJson };

/**
 * Opens the preview of a token; undefined if it has expired. Nothing is cached here.
 * @throws when the API does not respond in time or responds with an error
 */
export async function openPreview(token: string): Promise<OpenPreview | undefined> {
  const ask = async (part?: string): Promise<Content | undefined> => {
    const url = `${await functionAddress('api')}/previews/content`;
    const { status, body } = await requestJson(url, { headers: {}, timeoutMs, body: { token, part } });
    if (status === 200) return body as Content;
    if (status === 404 || status === 400) return undefined;
    throw new Error(`POST /previews/content answered with ${status}.`);
  };
  const opened = await ask();
  if (!opened?.site) return undefined;
  const { site } = opened;
  const part = async (name: string) => (await ask(name))?.part;
  const reader: PublishedReader = {
    site: () => Promise.resolve(site),
    part: part as PublishedReader['part'],
    unnamedPart: part as PublishedReader['unnamedPart'],
  };
  const { withDrafts, isUnsaved = false } = opened;
  return { at: new Date(opened.at), withDrafts, isUnsaved, reader };
}
