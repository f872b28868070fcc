import { isAsConfirmed, isDish, offUntil, readMenuEntry, type MenuElement } from '@venue/domain';
import { useNow } from '../../../../ui/now.tsx';
import { allergenWords } from '../allergens/allergen-words.ts';
import type { MenuElementInput } from '../menu-input.ts';
import layout from '../../../shell/layout.module.css';
import styles from './menu-contents.module.css';
import { offWords } from '../off/off-words.ts';

type ElementSummaryProps = { element: MenuElementInput; stored: MenuElement | undefined };

/** What a dish says below its name: description, allergens, whether they need a check, whether it is off. */
export function ElementSummary({ element, stored }: ElementSummaryProps) {
  if (!isDish(element)) return null;
  const { description } = readMenuEntry(element);
  return (
    <div className={`${layout.quiet} ${styles.summary}`}>
      {description && <p className={layout.clamped}>{description}</p>}
      {isChecked(element, stored) ? (
        <p>{allergenWords(element)}</p>
      ) : (
        <p className={layout.alarm}>Check the allergens</p>
      )}
      {stored?.off && <OffState element={stored} />}
    </div>
  );
}

function OffState({ element }: { element: MenuElement }) {
  const now = useNow();
  const until = offUntil(element, now);
  return until !== undefined && <p className={layout.alarm}>Off {offWords(until, now)}</p>;
}

/** Whether a person has confirmed the allergens of a dish as the form has it, in the form or before it. */
export function isChecked(element: MenuElementInput, stored: MenuElement | undefined): boolean {
  if (element.confirmed !== undefined) return element.confirmed;
  return stored?.allergensChecked !== undefined && isAsConfirmed(element, stored);
}
