import { allergenState, dietNames, nameAllergens, type MenuElement, type NamedAllergen } from '@venue/domain';
import styles from './menu-card.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * What a dish contains, by the numbers of the key: "(1 wheat, oats · 7 · vegetarian)". A list that nobody has confirmed
 * is not for guests: they read "ask us".
 */
export function DishFacts({ dish }: { dish: MenuElement }) {
  if (allergenState(dish) === 'unchecked') {
    return (
      <span className={styles.facts}>
        <VisuallyHidden>Allergens: </VisuallyHidden>(ask us)
      </span>
    );
  }
  const allergens = nameAllergens(dish.allergens ?? []);
  const diet = dietOf(dish);
  const numbers = allergens.length > 0 ? allergens.map(withNumber) : ['none'];
  const words = allergens.length > 0 ? allergens.map(inWords) : ['none'];
  return (
    <span className={styles.facts}>
      <VisuallyHidden>Allergens: {[words.join(', '), diet].filter(Boolean).join('; ')}</VisuallyHidden>
      <span aria-hidden="true">({[...numbers, diet].filter(Boolean).join(' · ')})</span>
    </span>
  );
}

function withNumber({ number, kinds }: NamedAllergen): string {
  return [number, kinds.join(', ')].filter(Boolean).join(' ');
}

function inWords({ name, kinds }: NamedAllergen): string {
  return name.toLowerCase() + (kinds.length > 0 ? ` (${kinds.join(', ')})` : '');
}

/** The narrower one: what is vegan is vegetarian too. */
function dietOf({ diets = [] }: MenuElement): string | undefined {
  const diet = diets.includes('vegan') ? 'vegan' : diets[0];
  return diet && dietNames[diet].toLowerCase();
}
