import { messages, readMenuEntry, type Menu, type MenuElement } from '@venue/domain';
import { useState } from 'react';
import { useLine } from '../../content/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApiError } from '../data/api-error.ts';
import { WhatHappened } from '../frame/what-happened.tsx';
import styles from './eighty-six.module.css';

type EightySixProps = {
  menus: Menu[];
  /** Stores a menu with other contents. @throws ApiError */
  onChange: (menu: Menu, contents: MenuElement[]) => Promise<unknown>;
};

/** A dish that was just taken off, and where it stood. */
type Taken = { menuId: string; index: number; element: MenuElement; name: string };

/** Takes a dish that has run out off its menu in one click, live at once, and puts it back in one. */
export function EightySix({ menus, onChange }: EightySixProps) {
  const { online } = useLine();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<Taken[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  const found = findDishes(menus, text);

  async function change(menu: Menu, contents: MenuElement[], then: () => void) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onChange(menu, contents);
      then();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  function handleTakeOff(menu: Menu, index: number) {
    const element = menu.contents[index]!;
    const name = `${readMenuEntry(element).name} (${menu.title})`;
    void change(menu, menu.contents.toSpliced(index, 1), () =>
      setTaken([{ menuId: menu._id, index, element, name }, ...taken]),
    );
  }

  function handlePutBack(back: Taken) {
    const menu = menus.find(({ _id }) => _id === back.menuId);
    if (!menu) return;
    void change(menu, menu.contents.toSpliced(back.index, 0, back.element), () =>
      setTaken(taken.filter((other) => other !== back)),
    );
  }

  return (
    <section className={styles.search} aria-label="86 a dish">
      <Field label="86 a dish" hint="Type its name. It leaves the menu at once; Undo puts it back.">
        {(control) => (
          <input {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      {text.trim().length > 1 && found.length === 0 && <p role="status">No dish or wine is called that.</p>}
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ menu, index, name }) => (
            <li key={`${menu._id}-${index}`} className={styles.dish}>
              <span className={styles.name}>
                {name} <span className={styles.menu}>{menu.title}</span>
              </span>
              <Button
                small
                look="danger"
                disabled={isBusy || !online}
                onClick={() => handleTakeOff(menu, index)}
              >
                86<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Notice kind="problem" title={messages.expiredToken}>
          <WhatHappened error={problem} />
        </Notice>
      )}
      {taken.map((dish) => (
        <Notice key={`${dish.menuId}-${dish.index}-${dish.name}`} kind="done" title={`Off: ${dish.name}`}>
          <Button small look="plain" disabled={isBusy || !online} onClick={() => handlePutBack(dish)}>
            Undo
          </Button>
        </Notice>
      ))}
    </section>
  );
}

/** Dishes and wines with the text in their name, over all menus; a dozen is as many as one looks through. */
function findDishes(menus: Menu[], text: string) {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted.length < 2) return [];
  const dishes = menus.flatMap((menu) =>
    menu.contents.map((element, index) => ({ menu, index, element, name: readMenuEntry(element).name })),
  );
  return dishes
    .filter(({ element }) => element.elementType === 'Dish' || element.elementType === 'WineItem')
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .slice(0, 12);
}
