import { listPart, textPart, type RecordPart } from '../../history/compare/record-parts.ts';
import { menuTypeNames, type MenuFormInput } from './menu-input.ts';

/** A menu as people compare it. */
export function describeMenu({ title, route, contents }: MenuFormInput): RecordPart[] {
  const entries = contents.map(({ elementType, content }) => {
    const text = content.map(({ contentString }) => contentString).filter(Boolean);
    return { text: [menuTypeNames[elementType], text.join(' · ')].filter(Boolean).join(': ') };
  });
  return [textPart('Menu title', title), textPart('URL endpoint', route), listPart('Item', entries)];
}
