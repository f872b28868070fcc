import { isDish, type MenuElement } from '@venue/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { DoneNotice } from '../../shell/done-notice.tsx';
import { Modal } from '../../shell/modal.tsx';
import { CheckList } from './allergens/check-list.tsx';
import { isChecked } from './contents/element-summary.tsx';
import layout from '../../shell/layout.module.css';
import { elementKey, type MenuElementInput, type MenuFormInput } from './menu-input.ts';
import { PasteLines } from './paste/paste-lines.tsx';
import { ChangePrices } from './prices/change-prices.tsx';
import { countNotes, useMenuChanges } from './use-menu-changes.ts';

type MenuToolsProps = {
  form: UseFormReturn<MenuFormInput>;
  /** Adds elements at the end. */
  append: (elements: MenuElementInput[]) => void;
  /** Path of the form's draft. */
  path: string;
  /** The stored elements by their id. */
  stored: ReadonlyMap<string, MenuElement>;
};

type Tool = 'prices' | 'paste' | 'allergens';

/** What changes many elements of a menu at once: prices, a pasted list, old notes, confirmations. */
export function MenuTools({ form, append, path, stored }: MenuToolsProps) {
  // Deferred, because a long menu is searched after each key and must not delay the next one.
  const contents = useDeferredValue(useWatch({ control: form.control, name: 'contents' }));
  const [open, setOpen] = useState<Tool>();
  const { done, forgetDone, ...changes } = useMenuChanges(form, append);
  const close = () => setOpen(undefined);
  const waiting = useMemo(() => waitingIn(contents, stored), [contents, stored]);
  const notes = useMemo(() => countNotes(contents), [contents]);
  const hasDishes = contents.some(isDish);

  function handleOpen(tool: Tool) {
    forgetDone();
    setOpen(tool);
  }

  return (
    <>
      <div className={layout.row}>
        <Button small look="quiet" onClick={() => handleOpen('paste')}>
          Paste a list
        </Button>
        {hasDishes && (
          <Button small look="quiet" onClick={() => handleOpen('prices')}>
            Change prices
          </Button>
        )}
        {notes > 0 && (
          <Button small look="quiet" onClick={changes.readNotes}>
            {`Turn ${notes === 1 ? '1 note' : `${notes} notes`} like “(4, 7)” into ticked allergens`}
          </Button>
        )}
        {waiting.length > 0 && (
          <Button small look="quiet" onClick={() => handleOpen('allergens')}>
            {`Check the allergens of ${waiting.length === 1 ? '1 dish' : `${waiting.length} dishes`}`}
          </Button>
        )}
      </div>
      {done && <DoneNotice of={done} title={done.title} onUndo={done.undo} />}
      <Modal
        isOpen={open === 'prices'}
        title="Change prices"
        description="Tick dishes or whole categories, or type a new price beside a dish."
        width="preview"
        onClose={close}
      >
        <ChangePrices
          contents={contents}
          onChange={(dishes) => {
            changes.setPrices(dishes);
            close();
          }}
        />
      </Modal>
      <Modal isOpen={open === 'paste'} title="Paste a list" width="preview" onClose={close}>
        <PasteLines
          path={`${path}/paste`}
          onAdd={(elements) => {
            changes.add(elements);
            close();
          }}
        />
      </Modal>
      <Modal
        isOpen={open === 'allergens'}
        title="Check the allergens"
        description="Read each list, and tick those that are right. Guests read “ask us” until somebody has."
        width="preview"
        onClose={close}
      >
        <CheckList
          waiting={waiting}
          onConfirm={(right) => {
            changes.confirm(right);
            close();
          }}
        />
      </Modal>
    </>
  );
}

/** The dishes whose allergens nobody has confirmed, in the form or before. */
function waitingIn(contents: MenuElementInput[], stored: ReadonlyMap<string, MenuElement>) {
  return contents
    .map((element, index) => ({ element, key: elementKey(element, index) }))
    .filter(({ element }) => isDish(element) && !isChecked(element, stored.get(element._id ?? '')));
}
