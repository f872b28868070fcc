import { isDish, readMenuEntry, type MenuElement } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { allergenWords } from './allergen-words.ts';
import type { DishFacts } from './allergen-boxes.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './copy-above.module.css';

type Above = Pick<MenuElement, 'elementType' | 'content' | 'allergens' | 'diets'>;

type CopyAboveProps = {
  /** The dish above. Nothing is shown without one, or if nothing is ticked there. */
  above: Above | undefined;
  /** Gets what somebody has said of that dish. */
  onCopy: (facts: DishFacts) => void;
};

/** One tap for a dish that contains what the one above it does. */
export function CopyAbove({ above, onCopy }: CopyAboveProps) {
  const { allergens = [], diets = [] } = above ?? {};
  if (!above || allergens.length + diets.length === 0) return null;
  return (
    <div className={`${layout.mixed} ${styles.copy}`}>
      <Button
        small
        look="quiet"
        onClick={() =>
          onCopy({
            ...(above.allergens && { allergens: [...allergens] }),
            ...(above.diets && { diets: [...diets] }),
          })
        }
      >
        Copy from the dish above
      </Button>
      <p className={`${layout.quiet} ${styles.words}`}>
        {readMenuEntry(above).name}: {allergenWords(above)}
      </p>
    </div>
  );
}

/** The dish or wine above a place of a menu, also across headings. */
export function dishAbove<Element extends Above>(
  contents: readonly Element[],
  index: number,
): Element | undefined {
  return contents.slice(0, Math.max(index, 0)).findLast(isDish);
}
