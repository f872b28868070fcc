import { buttonChoices, readButtonType } from '@venue/domain';
import { listPart, picturePart, textPart, type RecordPart } from '../../history/compare/record-parts.ts';
import type { WebsiteFormInput } from './website-input.ts';
import { websiteSections, type WebsiteEntry } from './website-sections.ts';

/** The website as people compare it, every field under its section. */
export function describeWebsite(website: WebsiteFormInput): RecordPart[] {
  return websiteSections.flatMap(({ title, groups }) =>
    groups.flatMap(({ heading, entries }) => {
      const place = heading ? `${title}, ${heading}` : title;
      return entries.map((entry) => describeEntry(entry, `${place}: ${entry.label}`, website));
    }),
  );
}

function describeEntry(entry: WebsiteEntry, label: string, website: WebsiteFormInput): RecordPart {
  switch (entry.kind) {
    case 'image':
      return picturePart(label, website[entry.name]);
    case 'button': {
      const type = readButtonType(website[entry.name]);
      return textPart(label, type ? buttonChoices[type] : '');
    }
    case 'gallery':
      return listPart(
        label,
        website[entry.name].map((picture) => ({ text: '', picture })),
      );
    case 'lines':
      return listPart(
        label,
        website[entry.name].map((text) => ({ text })),
      );
    default:
      return textPart(label, website[entry.name]);
  }
}
