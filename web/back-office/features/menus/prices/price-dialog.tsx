import { showPrice } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useAction } from '../../../api/use-action.ts';
import { priceQuestion } from '../../../records/price-question.ts';
import { selectOnTap } from '../../../records/fields/select-on-tap.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import layout from '../../../shell/layout.module.css';
import { Modal } from '../../../shell/modal.tsx';

type PriceDialogProps = {
  /** The dish as the person has seen it. */
  dish: { name: string; price: string; menu: { title: string } };
  /** Stores the new price on the server. @throws ApiError */
  onSave: (price: string) => Promise<unknown>;
  onClose: () => void;
};

/** The price of one dish, changed without opening its menu. */
export function PriceDialog({ dish, onSave, onClose }: PriceDialogProps) {
  const { name, price, menu } = dish;
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const [text, setText] = useState(price);
  const [question, setQuestion] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isSame = text.trim() === price.trim();

  useEffect(() => {
    // After the dialog, which gives the focus to its first button.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const save = () =>
    void run(async () => {
      await onSave(text.trim());
      onClose();
    });

  return (
    <Modal isOpen title={`Price of ${name}`} description={menu.title} onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault();
          const next = priceQuestion([text], [price]);
          if (next && !question) setQuestion(next);
          else if (!isSame) save();
        }}
      >
        <Field label="New price" hint={`Guests will read “${showPrice(text.trim()) || 'no price'}”.`}>
          {(control) => (
            <input
              {...control}
              {...selectOnTap}
              ref={input}
              value={text}
              autoComplete="off"
              onChange={({ target }) => {
                setText(target.value);
                setQuestion(undefined);
              }}
            />
          )}
        </Field>
        {question && <Notice kind="problem" title={question} />}
        {error && <FailureNotice error={error} effect="The price was not changed." />}
        <div className={layout.row}>
          <Button type="submit" look="brass" disabled={isBusy || !isOnline || isSame}>
            {isBusy ? 'Saving…' : question ? 'Save it as it is' : 'Save the price'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
