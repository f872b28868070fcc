import { messages, type Menu } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { toApiError, type ApiError } from '../../api/api-error.ts';
import { WhatHappened } from '../../forms/what-happened.tsx';
import styles from './menu-order.module.css';

type MenuOrderProps = {
  menus: Menu[];
  /** Stores the order. Nothing as answer means that it failed. @throws ApiError */
  onSave: (menus: Menu[]) => Promise<unknown>;
};

type Told = { kind: 'done' | 'problem'; title: string; error?: ApiError };

/** The order of the tabs: arrows move a menu one place, and nothing is live before SAVE NEW ORDER (section 4). */
export function MenuOrder({ menus, onSave }: MenuOrderProps) {
  const { isOnline } = useConnection();
  /** Ids in the new order; undefined while not in the mode. */
  const [order, setOrder] = useState<string[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Told>();
  const ordered = order ? arrange(menus, order) : menus;

  function handleMove(from: number, to: number) {
    const ids = ordered.map((menu) => menu._id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    setOrder(ids);
  }

  async function handleSave() {
    setIsBusy(true);
    setTold(undefined);
    try {
      if (await onSave(ordered)) {
        setOrder(undefined);
        setTold({ kind: 'done', title: messages.menuOrderUpdated });
      } else {
        setTold({ kind: 'problem', title: messages.menuOrderFailed + messages.unknownError });
      }
    } catch (error) {
      setTold({ kind: 'problem', title: messages.menuOrderError, error: toApiError(toApiError(error)) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className={styles.order} aria-label="Order of the menus">
      <div className={styles.buttons}>
        <Button
          small
          look="quiet"
          disabled={menus.length < 2}
          onClick={() => {
            setOrder(order ? undefined : menus.map((menu) => menu._id));
            setTold(undefined);
          }}
        >
          {order ? 'Exit Toggle Mode' : 'Enter Toggle Mode'}
        </Button>
        <span className={styles.hint}>
          {order ? 'Live once you save it.' : 'To change the order of the tabs.'}
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
      {told && (
        <Notice kind={told.kind} title={told.title}>
          {told.error && <WhatHappened error={told.error} />}
        </Notice>
      )}
    </section>
  );
}

/** The menus in the order of their ids; one that somebody else has just added comes last. */
function arrange(menus: Menu[], order: string[]): Menu[] {
  const known = order.flatMap((id) => menus.find((menu) => menu._id === id) ?? []);
  return [...known, ...menus.filter((menu) => !order.includes(menu._id))];
}
