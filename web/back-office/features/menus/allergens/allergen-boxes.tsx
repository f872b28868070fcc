import {
  allergenGroups,
  dietNames,
  type Allergen,
  type Diet,
  type MenuElement,
  groupOf,
  type AllergenGroup,
} from '@venue/domain';
import layout from '../../../shell/layout.module.css';
import styles from './allergen-boxes.module.css';

/** A dish's allergens and diets, as far as they are known. */
export type DishFacts = Pick<MenuElement, 'allergens' | 'diets'>;

type AllergenBoxesProps = { value: DishFacts; onChange: (value: DishFacts) => void };

/** The fourteen allergens as tick boxes, with each cereal and nut, and the diets (Regulation (EU) No 1169/2011). */
export function AllergenBoxes({ value, onChange }: AllergenBoxesProps) {
  const { allergens = [], diets = [] } = value;
  const setAllergen = (id: Allergen) => onChange({ ...value, allergens: toggled(allergens, id) });
  const setDiet = (id: Diet) => onChange({ ...value, diets: toggled(diets, id) });
  return (
    <>
      <fieldset className={`${layout.fieldset} ${styles.boxes}`}>
        <legend className={`${layout.legend} ${styles.legend}`}>It contains</legend>
        {allergenGroups.map((group) =>
          'kinds' in group ? (
            <fieldset key={group.id} className={`${layout.fieldset} ${styles.kinds}`}>
              <legend className={styles.kind}>
                <span className={styles.number}>{group.number}</span> {group.name}
              </legend>
              {Object.entries(group.kinds).map(([kind, name]) => {
                const id = `${group.id}:${kind}` as Allergen;
                return (
                  <Box
                    key={id}
                    label={capital(name)}
                    isTicked={allergens.includes(id)}
                    onChange={() => setAllergen(id)}
                  />
                );
              })}
            </fieldset>
          ) : (
            <Box
              key={group.id}
              number={group.number}
              label={group.name}
              isTicked={allergens.includes(group.id)}
              onChange={() => setAllergen(group.id)}
            />
          ),
        )}
      </fieldset>
      <fieldset className={`${layout.fieldset} ${styles.boxes}`}>
        <legend className={`${layout.legend} ${styles.legend}`}>Suitable for</legend>
        {(Object.keys(dietNames) as Diet[]).map((diet) => (
          <Box
            key={diet}
            label={`${dietNames[diet]}s`}
            isTicked={diets.includes(diet)}
            onChange={() => setDiet(diet)}
          />
        ))}
      </fieldset>
      <p role="status" className={`${layout.alarm} ${styles.conflict}`}>
        {dietConflicts(value).join(' ')}
      </p>
    </>
  );
}

type BoxProps = { number?: number; label: string; isTicked: boolean; onChange: () => void };

function Box({ number, label, isTicked, onChange }: BoxProps) {
  return (
    <label className={`${layout.line} ${styles.box}`}>
      <input type="checkbox" className={layout.tick} checked={isTicked} onChange={onChange} />
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <span>{label}</span>
    </label>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const flesh: AllergenGroup[] = ['fish', 'crustaceans', 'molluscs'];

/** What a diet leaves out. */
const leftOut: Record<keyof typeof dietNames, AllergenGroup[]> = {
  vegetarian: flesh,
  vegan: [...flesh, 'milk', 'egg'],
};

/** Sentences about allergens that a marked diet leaves out: "It’s marked as vegan and contains milk." */
function dietConflicts({ allergens = [], diets = [] }: Pick<MenuElement, 'allergens' | 'diets'>): string[] {
  const held = new Set(allergens.map(groupOf));
  return diets.flatMap((diet) => {
    const wrong = allergenGroups.filter(({ id }) => leftOut[diet].includes(id) && held.has(id));
    const names = wrong.map(({ name }) => name.toLowerCase()).join(' and ');
    return names
      ? [`It’s marked as ${dietNames[diet].toLowerCase()} and contains ${names}. Only one can be right.`]
      : [];
  });
}
