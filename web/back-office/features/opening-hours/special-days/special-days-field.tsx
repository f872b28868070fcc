import { isSpecialDayOver, localDay, newEntryId, type SpecialDay } from '@venue/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { get, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { useRemoved } from '../../../records/use-removed.ts';
import layout from '../../../shell/layout.module.css';
import type { HoursInput } from '../hours-input.ts';
import { QuickDays } from './quick-days.tsx';
import { SpecialDayEntry } from './special-day-entry.tsx';
import styles from '../special-days.module.css';

type SpecialDaysFieldProps = {
  form: UseFormReturn<HoursInput>;
  /** Renders what is on already between two days, YYYY-MM-DD. */
  renderOnDays?: (from: string, to: string) => ReactNode;
};

/** Days with hours of their own: the coming ones to edit, one tap for each holiday, and the past ones folded away. */
export function SpecialDaysField({ form, renderOnDays }: SpecialDaysFieldProps) {
  const now = useNow();
  const { isSubmitted, submitCount } = useFormState({ control: form.control });
  const days = useWatch({ control: form.control, name: 'specialDays' }) ?? [];
  const contents = useWatch({ control: form.control, name: 'contents' });
  const areas = contents.filter(({ elementType }) => elementType === 'Area').map(({ content }) => content);
  const [removed, setRemoved] = useRemoved<{ day: SpecialDay; index: number }>();
  /** The entry that is being edited. */
  const [expanded, setExpanded] = useState<number>();
  /** The entry that was added last: the button that added it is gone, so the focus goes there. */
  const [added, setAdded] = useState<number>();
  const { errors } = useFormState({ control: form.control, name: 'specialDays' });
  const section = useRef<HTMLElement>(null);
  const hasLineErrors = errors.contents !== undefined;

  useEffect(() => {
    // The form itself goes to its lines, but does not know the fields of special days.
    if (submitCount > 0 && !hasLineErrors) showFirstProblem(section.current);
    // oxlint-disable-next-line react/exhaustive-deps -- after each attempt to save, not at each correction
  }, [submitCount]);

  function change(next: SpecialDay[]): void {
    form.setValue('specialDays', next, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  function add(day: SpecialDay, opens: boolean): void {
    const later = days.findIndex(({ from }) => from > day.from);
    const index = later === -1 ? days.length : later;
    change(days.toSpliced(index, 0, { _id: newEntryId(), ...day }));
    setExpanded(opens ? index : undefined);
    setAdded(index);
  }

  function handleRemove(index: number): void {
    setRemoved({ day: days[index]!, index });
    change(days.toSpliced(index, 1));
    setExpanded(undefined);
    setAdded(undefined);
  }

  function handleUndo(): void {
    if (removed) change(days.toSpliced(removed.index, 0, removed.day));
    setRemoved(undefined);
  }

  const entries = days.map((day, index) => ({ day, index }));
  // Browsers report years such as 0002 while one is being typed.
  const isOver = ({ day }: { day: SpecialDay }) => day.to > '2000' && isSpecialDayOver(day, now);
  const past = entries.filter(isOver);
  const coming = entries.filter((entry) => !isOver(entry));
  const listOf = (shown: typeof entries) => (
    <ul className={layout.bare}>
      {shown.map(({ day, index }) => (
        <SpecialDayEntry
          key={index}
          day={day}
          areas={areas}
          errors={get(errors, `specialDays.${index}`) ?? {}}
          isExpanded={index === expanded}
          isAdded={index === added}
          onToggle={() => setExpanded(index === expanded ? undefined : index)}
          onChange={(changed) => change(days.with(index, { ...day, ...changed }))}
          onRemove={() => handleRemove(index)}
        >
          {!isOver({ day }) && renderOnDays?.(day.from, day.to)}
        </SpecialDayEntry>
      ))}
    </ul>
  );

  return (
    <section ref={section} className={`${layout.block} ${styles.special}`} aria-labelledby="special-days">
      <h3 id="special-days">Special days</h3>
      <p className={layout.quiet}>
        Holidays and other days with hours of their own. They replace the weekly hours, both on the site and
        for bookings.
      </p>
      {coming.length > 0 ? listOf(coming) : <p>None coming up. The weekly hours apply every day.</p>}
      <QuickDays today={localDay(now)} days={days} onAdd={add} />
      {removed && (
        <Notice title={`Removed “${removed.day.reason || removed.day.from || 'special day'}”.`}>
          <Button small look="plain" onClick={handleUndo}>
            Undo
          </Button>
        </Notice>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{past.length === 1 ? '1 past special day' : `${past.length} past special days`}</summary>
          {listOf(past.toReversed())}
        </details>
      )}
    </section>
  );
}

/** Moves the focus to the first field that needs a correction, also among the days that are folded away. */
function showFirstProblem(section: HTMLElement | null): void {
  const folded = section?.querySelector('details');
  if (folded?.querySelector('[aria-invalid]')) folded.open = true;
  section?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
