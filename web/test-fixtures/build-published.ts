import { nothingPublished, type PartJson, type PartName, type SiteJson } from '@venue/domain';

/** A small published site for tests; only what a test cares about needs to be said. */
export function buildPublished(changes: Partial<SiteJson> = {}): SiteJson {
  return { ...nothingPublished, version: 'v1', publishedAt: '2026-03-01T12:00:00.000Z', ...changes };
}

/** A part of a version, with nothing in it. */
export function buildPart(version: string, changes: object = {}): PartJson {
  return { version, files: [], media: {}, ...changes };
}

/** A server that has these contents and no others, by name or name and version, and notes what it was asked for. */
export function fakeServer(answers: Partial<Record<string, SiteJson | PartJson>>) {
  const asked: string[] = [];
  const fetchJson = (name: PartName | 'site', version?: string) => {
    const key = version ? `${name}@${version}` : name;
    asked.push(key);
    return Promise.resolve(answers[key] as never);
  };
  return { asked, fetchJson };
}
