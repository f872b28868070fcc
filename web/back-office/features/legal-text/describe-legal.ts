import { listPart, type RecordPart } from '../../history/compare/record-parts.ts';
import { legalTypeNames, type LegalInput } from './legal-input.ts';

/** A legal text as people compare it; a list keeps an item on each line. */
export function describeLegal({ contents }: LegalInput): RecordPart[] {
  const entries = contents.map(({ elementType, content }) => {
    const text = content.map(({ contentString }) => contentString).join('\n');
    return { text: `${legalTypeNames[elementType]}: ${text}` };
  });
  return [listPart('Element', entries)];
}
