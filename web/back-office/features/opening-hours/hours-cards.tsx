import { bookableArea, sameArea, unreadableLines, type OpeningHoursElement } from '@venue/domain';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ListEditor } from '../../records/lists/list-editor.tsx';
import { RemoveButton } from '../../records/lists/remove-button.tsx';
import { AreaText } from './area-text.tsx';
import { explainLine } from './explain-line.ts';
import type { HoursInput } from './hours-input.ts';
import styles from './hours-row.module.css';
import { HoursText } from './hours-text.tsx';
import type { useHoursRows } from './hours-rows.ts';

type HoursCardsProps = {
  form: UseFormReturn<HoursInput>;
  rows: ReturnType<typeof useHoursRows>;
};

const placeholders = { Area: 'Restaurant', Days: 'Friday & Saturday', Times: '17:00 – 22:00' };

/**
 * The lines of the opening hours as cards: an area with what its lines mean, and its days and times in rows. A line
 * that cannot be read says so.
 */
export function HoursCards({ form, rows: { rows, list, addAfter } }: HoursCardsProps) {
  const watched = useWatch({ control: form.control, name: 'contents' });
  const contents = watched as OpeningHoursElement[];
  const unreadable = new Set(unreadableLines({ contents }));
  const isArea = (row: number) => rows[row]?.lines[0] === 'Area';
  const endOfCard = (row: number) => {
    const next = rows.findIndex((_, other) => other > row && isArea(other));
    return (next === -1 ? rows.length : next) - 1;
  };
  const textOf = (index: number) => ({
    ...{ form, index, placeholder: placeholders[contents[index]?.elementType ?? 'Times'] },
    // An empty line is being typed.
    ...(unreadable.has(index) && contents[index]?.content && { unreadable: explainLine(contents, index) }),
  });

  function classOf(row: number) {
    const isLast = row === rows.length - 1 || isArea(row + 1);
    return classes(isArea(row) ? styles.first : styles.inner, isLast && styles.last);
  }

  return (
    <>
      {contents.some(isAreaLine) && !contents.some(isBookable) && (
        <Notice title="Guests can’t book online: they are asked to ring.">
          {`None of the areas is called “${bookableArea}”. Give that name to the area with your tables.`}
        </Notice>
      )}
      <ListEditor
        list={list}
        nameOf={([line], row) => line?.content || `line ${rows[row]!.start + 1}`}
        classOf={classOf}
        emptyMessage="There are no lines yet. Start with an area, such as “Restaurant”."
      >
        {(row, { onRemove }) => {
          const { start, lines } = rows[row]!;
          const place = lines.length === 1 ? `line ${start + 1}` : `lines ${start + 1} and ${start + 2}`;
          return (
            <div className={styles.row}>
              {isArea(row) ? (
                <AreaText {...textOf(start)} contents={contents}>
                  <Button
                    small
                    look="plain"
                    onClick={() =>
                      addAfter(endOfCard(row), [
                        { elementType: 'Days', content: '' },
                        { elementType: 'Times', content: '' },
                      ])
                    }
                  >
                    Add days
                  </Button>
                </AreaText>
              ) : (
                <div className={styles.pair}>
                  {lines.map((_, line) => (
                    <HoursText key={line} {...textOf(start + line)} />
                  ))}
                </div>
              )}
              <RemoveButton name={place} onRemove={onRemove} />
            </div>
          );
        }}
      </ListEditor>
    </>
  );
}

function isAreaLine({ elementType }: OpeningHoursElement): boolean {
  return elementType === 'Area';
}

function isBookable(line: OpeningHoursElement): boolean {
  return isAreaLine(line) && sameArea(line.content, bookableArea);
}
