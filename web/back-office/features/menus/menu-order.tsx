import { messages, type Menu } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAction } from '../../api/use-action.ts';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';
import { useStaff } from '../../access/staff.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';
import styles from './menu-order.module.css';

type MenuOrderProps = {
  menus: Menu[];
  /** Stores the order. A falsy result means that it failed. @throws ApiError */
  onSave: (menus: Menu[]) => Promise<unknown>;
};

/** Ids in the new order; undefined outside of Toggle Mode. */
type OrderInput = { order?: string[] };

const unchanged: OrderInput = { order: undefined };

/** The order of the tabs: arrows move a menu one place; SAVE NEW ORDER stores it. */
export function MenuOrder({ menus, onSave }: MenuOrderProps) {
  const { isOnline } = useConnection();
  const { uid } = useStaff();
  const input = useDraftInput<OrderInput>({
    ...{ name: 'order of the menus', path: 'menus-order', uid, empty: unchanged },
    isFilled: ({ order }) => order !== undefined && order.join() !== menus.map(({ _id }) => _id).join(),
  });
  const { order } = input.values;
  const [result, setResult] = useState<'saved' | 'failed'>();
  const { isBusy, error, run } = useAction();
  const ordered = order ? arrange(menus, order) : menus;

  function handleMove(from: number, to: number) {
    const ids = ordered.map((menu) => menu._id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    input.change({ order: ids });
  }

  async function handleSave() {
    setResult(undefined);
    await run(async () => {
      const isStored = Boolean(await onSave(ordered));
      if (isStored) input.clear();
      setResult(isStored ? 'saved' : 'failed');
    });
  }

  return (
    <section className={layout.block} aria-label="Order of the menus">
      <div className={`${layout.answers} ${styles.buttons}`}>
        <Button
          small
          look="quiet"
          disabled={menus.length < 2}
          onClick={() => {
            input.change({ order: order ? undefined : menus.map((menu) => menu._id) });
            setResult(undefined);
          }}
        >
          {order ? 'Exit Toggle Mode' : 'Enter Toggle Mode'}
        </Button>
        <span className={layout.quiet}>
          {order ? 'It goes live once you save it.' : 'To change the order of the tabs.'}
        </span>
        {order && (
          <Button small look="brass" disabled={isBusy || !isOnline} onClick={() => void handleSave()}>
            {isBusy ? 'Saving…' : 'SAVE NEW ORDER'}
          </Button>
        )}
      </div>
      {order && (
        <ol className={styles.list}>
          {ordered.map((menu, index) => (
            <li key={menu._id} className={styles.menu}>
              <span className={styles.name}>{menu.title}</span>
              <Button
                small
                look="quiet"
                disabled={index === 0 || isBusy}
                onClick={() => handleMove(index, index - 1)}
              >
                <span aria-hidden="true">↑</span>
                <VisuallyHidden>Move {menu.title} up</VisuallyHidden>
              </Button>
              <Button
                small
                look="quiet"
                disabled={index === ordered.length - 1 || isBusy}
                onClick={() => handleMove(index, index + 1)}
              >
                <span aria-hidden="true">↓</span>
                <VisuallyHidden>Move {menu.title} down</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {error && <FailureNotice error={error} sentence={messages.menuOrderError} />}
      {result === 'saved' && <Notice kind="done" title={messages.menuOrderUpdated} />}
      {result === 'failed' && (
        <Notice kind="problem" title={messages.menuOrderFailed + messages.unknownError} />
      )}
    </section>
  );
}

/** The menus in the order of the ids; one that somebody else has just added comes last. */
function arrange(menus: Menu[], order: string[]): Menu[] {
  const known = order.flatMap((id) => menus.find((menu) => menu._id === id) ?? []);
  return [...known, ...menus.filter((menu) => !order.includes(menu._id))];
}
