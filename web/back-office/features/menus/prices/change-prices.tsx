import { showPrice, type MenuElement } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { unclearPrices, unclearWords } from '../../../records/price-question.ts';
import { selectOnTap } from '../../../records/fields/select-on-tap.ts';
import layout from '../../../shell/layout.module.css';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import { AmountField, changeOf, firstAmount } from './amount-field.tsx';
import { changePrice } from './change-price.ts';
import styles from './change-prices.module.css';
import { byCategory, newPrices, type PricedCategory, type RepricedDish } from './priced-dishes.ts';

type ChangePricesProps = {
  contents: readonly Pick<MenuElement, '_id' | 'elementType' | 'content'>[];
  /** Gets the dishes as they were shown, with their new prices. */
  onChange: (dishes: RepricedDish[]) => void;
};

/**
 * Changes the prices of the ticked dishes or categories by one amount, and that of any dish to what is typed beside it,
 * with each price before and after.
 */
export function ChangePrices({ contents, onChange }: ChangePricesProps) {
  // Nobody's list moves while they read it. What a colleague has saved since then is left alone by `onChange`.
  const [categories] = useState(() => byCategory(contents));
  const [amount, setAmount] = useState(firstAmount);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const change = changeOf(amount);
  const repriced = newPrices(categories, { picked, change, typed });
  const prices = new Map(repriced.map(({ key, newPrice }) => [key, newPrice]));
  const left = [...picked].filter((key) => !prices.has(key)).length;
  const unclear = unclearPrices([...typed.values()]);

  /** Ticks all of the dishes, or none if they all are ticked. */
  function handlePick(keys: string[]) {
    const isAll = keys.every((key) => picked.has(key));
    const next = new Set(picked);
    for (const key of keys) {
      if (isAll) next.delete(key);
      else next.add(key);
    }
    setPicked(next);
  }

  return (
    <>
      <AmountField value={amount} onChange={setAmount} />
      {categories.map((category) => (
        <Category
          key={category.dishes[0]!.key}
          category={category}
          picked={picked}
          prices={prices}
          onPick={handlePick}
          typed={typed}
          onType={(key, price) => setTyped(new Map(typed).set(key, price))}
        />
      ))}
      <ModalActions>
        <Button look="brass" disabled={prices.size === 0} onClick={() => onChange(repriced)}>
          {prices.size === 0
            ? 'Change prices'
            : `Change ${prices.size} ${prices.size === 1 ? 'price' : 'prices'}`}
        </Button>
        <p className={layout.quiet} role="status">
          {unclear.length > 0
            ? unclearWords(unclear)
            : describe(repriced.length, picked.size, left, change !== undefined)}
        </p>
      </ModalActions>
    </>
  );
}

type CategoryProps = {
  category: PricedCategory;
  picked: ReadonlySet<string>;
  prices: ReadonlyMap<string, string>;
  onPick: (keys: string[]) => void;
  typed: ReadonlyMap<string, string>;
  onType: (key: string, price: string) => void;
};

function Category({ category: { name, dishes }, picked, prices, onPick, typed, onType }: CategoryProps) {
  const able = dishes.filter(({ price }) => hasPrice(price)).map(({ key }) => key);
  const count = able.filter((key) => picked.has(key)).length;
  const title = name || 'Before the first category';
  return (
    <fieldset className={`${layout.fieldset} ${styles.category}`}>
      <legend className={styles.legend}>
        <label className={`${layout.line} ${styles.line}`}>
          <input
            type="checkbox"
            className={layout.tick}
            checked={able.length > 0 && count === able.length}
            disabled={able.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < able.length;
            }}
            onChange={() => onPick(able)}
          />
          <span className={`${layout.words} ${styles.name}`}>{title}</span>
        </label>
      </legend>
      {dishes.map(({ key, name: dish, price }) => (
        <div key={key} className={`${layout.line} ${styles.line}`}>
          <label className={styles.pick}>
            <input
              type="checkbox"
              className={layout.tick}
              checked={picked.has(key)}
              disabled={!able.includes(key)}
              onChange={() => onPick([key])}
            />
            <span className={`${layout.words} ${styles.name}`}>{dish}</span>{' '}
            <Price before={price} after={prices.get(key)} />
          </label>
          <input
            className={styles.own}
            aria-label={`New price of ${dish}`}
            placeholder="New price"
            autoComplete="off"
            value={typed.get(key) ?? ''}
            {...selectOnTap}
            onChange={({ target }) => onType(key, target.value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Price({ before, after }: { before: string; after: string | undefined }) {
  if (after === undefined) return <span className={styles.price}>{showPrice(before) || 'no price'}</span>;
  return (
    <span className={styles.price}>
      <s>{showPrice(before)}</s> → <strong>{showPrice(after)}</strong>
    </span>
  );
}

/** Whether there is an amount to change. */
function hasPrice(price: string): boolean {
  return changePrice(price, { cents: 100 }) !== undefined;
}

function describe(changed: number, picked: number, left: number, isAmount: boolean): string {
  if (changed === 0 && picked === 0)
    return 'Tick dishes or a category, or type a dish’s new price beside it.';
  if (picked > 0 && !isAmount) return 'Type by how much.';
  if (left > 0) return `${left} would fall to nothing and ${left === 1 ? 'stays' : 'stay'} as before.`;
  return 'Guests see them once you save the menu.';
}
