import { sameArea, type OpeningHoursElement } from '@venue/domain';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { HoursText } from './hours-text.tsx';
import { readBack } from './read-back.ts';
import layout from '../../shell/layout.module.css';
import styles from './hours-row.module.css';

type AreaTextProps = ComponentProps<typeof HoursText> & {
  contents: OpeningHoursElement[];
  /** Buttons beside the name. */
  children: ReactNode;
};

/** The name of an area, with what its lines mean. The special days of a renamed area follow its name. */
export function AreaText({ contents, children, ...props }: AreaTextProps) {
  const { form, index } = props;
  const name = contents[index]?.content ?? '';
  const nameBefore = useRef('');

  function handleBlur() {
    const days = form.getValues('specialDays') ?? [];
    const isNamed = (area: string) => sameArea(area, nameBefore.current);
    const isStillThere = form.getValues('contents').some(({ elementType, content }) => {
      return elementType === 'Area' && isNamed(content);
    });
    if (!name.trim() || !nameBefore.current || isStillThere || !days.some(({ area }) => isNamed(area)))
      return;
    const renamed = days.map((day) => (isNamed(day.area) ? { ...day, area: name.trim() } : day));
    form.setValue('specialDays', renamed, { shouldDirty: true });
  }

  return (
    <div className={`${layout.row} ${styles.heading}`}>
      <HoursText
        {...props}
        isArea
        meaning={name.trim() ? readBack(contents, name) : undefined}
        onFocus={() => (nameBefore.current = name)}
        onBlur={handleBlur}
      />
      {children}
    </div>
  );
}
