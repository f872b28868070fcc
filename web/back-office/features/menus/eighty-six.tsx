import { messages, readMenuEntry, type Menu } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAction } from '../../api/use-action.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';
import styles from './eighty-six.module.css';
import type { OffDish } from './off-dishes.ts';
import { useOffDishes, type ChangeContents } from './use-off-dishes.ts';

type EightySixProps = {
  /** Whose undo list it is. */
  uid: string;
  menus: Menu[];
  changeContents: ChangeContents;
};

/** Takes a dish that has run out off its menu with one click, live at once, and puts it back with another. */
export function EightySix({ uid, menus, changeContents }: EightySixProps) {
  const { isOnline } = useConnection();
  const [text, setText] = useState('');
  const { isBusy, error, run } = useAction();
  const [remark, setRemark] = useState<string>();
  const { off, take, undo } = useOffDishes(uid, menus, changeContents);
  const found = findDishes(menus, text);

  /** @param work resolves to a remark to show, if any */
  function act(work: () => Promise<string | undefined>) {
    setRemark(undefined);
    return run(async () => setRemark(await work()));
  }

  const handleTakeOff = (menu: Menu, index: number, name: string) =>
    act(async () =>
      (await take(menu, index, name)) ? undefined : `“${name}” isn’t on ${menu.title} any more.`,
    );

  const handlePutBack = (menu: Menu, dish: OffDish) =>
    act(async () =>
      (await undo(menu, dish))
        ? undefined
        : `“${dish.name}” is back at the end of ${menu.title}, because the dishes around it have changed. Move it to its place in the menu.`,
    );

  return (
    <section className={styles.search} aria-label="86 a dish">
      <Field label="86 a dish" hint="Type its name. It leaves the menu at once; Undo puts it back.">
        {(control) => (
          <input {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      {text.trim().length > 1 && found.length === 0 && (
        <p role="status">There’s no dish or wine with that name.</p>
      )}
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ menu, index, name }) => (
            <li key={`${menu._id}-${index}`} className={styles.dish}>
              <span className={styles.name}>
                {name} <span className={layout.quiet}>{menu.title}</span>
              </span>
              <Button
                small
                look="danger"
                disabled={isBusy || !isOnline}
                onClick={() => void handleTakeOff(menu, index, name)}
              >
                86<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <FailureNotice error={error} sentence={messages.expiredToken} />}
      {remark && <Notice title={remark} />}
      {off.map(({ menu, dish }) => (
        <Notice key={dish.id} kind="done" title={`Off: ${dish.name} (${menu.title})`}>
          <Button
            small
            look="plain"
            disabled={isBusy || !isOnline}
            onClick={() => void handlePutBack(menu, dish)}
          >
            Undo<VisuallyHidden> {dish.name}</VisuallyHidden>
          </Button>
        </Notice>
      ))}
    </section>
  );
}

/** Dishes and wines on all menus with the text in their name, at most twelve. */
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
