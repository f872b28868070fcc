import { menuElement, readFields, type MenuElement } from '@venue/domain';
import { MenuCard } from '../../../ui/content/menu-card.tsx';
import { isChecked } from './contents/element-summary.tsx';
import type { MenuElementInput, MenuFormInput } from './menu-input.ts';
import { useStoredElements } from './stored-menus.ts';

type MenuPreviewProps = {
  values: MenuFormInput;
  /** Path of the menu. */
  path: string;
};

/** The card as guests will see it once the form is saved, with the allergens that are confirmed. */
export function MenuPreview({ values, path }: MenuPreviewProps) {
  const stored = useStoredElements(path);
  const toElement = (input: MenuElementInput): MenuElement => {
    const element = readFields(menuElement, input);
    const before = stored.get(input._id ?? '');
    if (!isChecked(input, before)) return element;
    return { ...element, allergensChecked: { at: before?.allergensChecked?.at ?? new Date() } };
  };
  const { title, route, contents } = values;
  return <MenuCard menu={{ _id: 'preview', position: 0, title, route, contents: contents.map(toElement) }} />;
}
