import { isDish, isOff, type Menu, type MenuElement } from '@venue/domain';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { categoryId } from '../../../ui/content/menu-element.tsx';
import { useNow } from '../../../ui/now.tsx';
import { useFullRender } from '../../../ui/use-full-render.ts';
import styles from './card-index.module.css';

/** The parts of a card, each with its number of dishes, beside the card in wide windows. */
export function CardIndex({ menu }: { menu: Menu }) {
  const now = useNow();
  const isFull = useFullRender();
  const parts = partsOf(menu.contents.filter((element) => !isOff(element, now)));
  if (!isFull || parts.length < 2) return null;
  return (
    <nav className={styles.index} aria-label="On this card">
      <ul role="list">
        {parts.map(({ title, dishes }) => (
          <li key={title._id}>
            <a href={`#${categoryId(title)}`}>
              <span>{title.content[0]?.contentString}</span> <Sounding text={String(dishes)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The categories that have dishes. */
function partsOf(contents: readonly MenuElement[]): { title: MenuElement; dishes: number }[] {
  const parts: { title: MenuElement; dishes: number }[] = [];
  for (const element of contents) {
    const last = parts.at(-1);
    if (element.elementType === 'CategoryTitle') parts.push({ title: element, dishes: 0 });
    else if (last && isDish(element)) last.dishes += 1;
  }
  return parts.filter(({ dishes }) => dishes > 0);
}
