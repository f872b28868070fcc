import type { MenuElement } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import { AmountField, changeOf, firstAmount } from './amount-field.tsx';
import { changePrice } from './change-price.ts';
import styles from './change-prices.module.css';
import { byCategory, newPrices, type PricedCategory } from './priced-dishes.ts';

type ChangePricesProps = {
  contents: readonly Pick<MenuElement, 'elementType' | 'content'>[];
  /** Gets the new prices by the place of their dish. */
  onChange: (prices: Map<number, string>) => void;
};

/** Changes the prices of the ticked dishes or categories by one amount, with each price before and after. */
export function ChangePrices({ contents, onChange }: ChangePricesProps) {
  const [categories] = useState(() => byCategory(contents));
  const [amount, setAmount] = useState(firstAmount);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const change = changeOf(amount);
  const prices = newPrices(categories, picked, change);
  const left = picked.size - prices.size;

  /** Ticks all of the dishes, or none if they all are ticked. */
  function handlePick(indexes: number[]) {
    const isAll = indexes.every((index) => picked.has(index));
    const next = new Set(picked);
    for (const index of indexes) {
      if (isAll) next.delete(index);
      else next.add(index);
    }
    setPicked(next);
  }

  return (
    <>
      <AmountField value={amount} onChange={setAmount} />
      {categories.map((category) => (
        <Category
          key={category.dishes[0]!.index}
          category={category}
          picked={picked}
          prices={prices}
          onPick={handlePick}
        />
      ))}
      <ModalActions>
        <Button look="brass" disabled={prices.size === 0} onClick={() => onChange(prices)}>
          {prices.size === 0
            ? 'Change prices'
            : `Change ${prices.size} ${prices.size === 1 ? 'price' : 'prices'}`}
        </Button>
        <p className={layout.quiet} role="status">
          {describe(picked.size, left, change !== undefined)}
        </p>
      </ModalActions>
    </>
  );
}

type CategoryProps = {
  category: PricedCategory;
  picked: ReadonlySet<number>;
  prices: ReadonlyMap<number, string>;
  onPick: (indexes: number[]) => void;
};

function Category({ category: { name, dishes }, picked, prices, onPick }: CategoryProps) {
  const able = dishes.filter(({ price }) => hasPrice(price)).map(({ index }) => index);
  const count = able.filter((index) => picked.has(index)).length;
  const title = name || 'Before the first category';
  return (
    <fieldset className={styles.category}>
      <legend className={styles.legend}>
        <label className={styles.line}>
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
          <span className={styles.name}>{title}</span>
        </label>
      </legend>
      {dishes.map(({ index, name: dish, price }) => (
        <label key={index} className={styles.line}>
          <input
            type="checkbox"
            className={layout.tick}
            checked={picked.has(index)}
            disabled={!able.includes(index)}
            onChange={() => onPick([index])}
          />
          <span className={styles.name}>{dish}</span> <Price before={price} after={prices.get(index)} />
        </label>
      ))}
    </fieldset>
  );
}

function Price({ before, after }: { before: string; after: string | undefined }) {
  if (after === undefined) return <span className={styles.price}>{before || 'no price'}</span>;
  return (
    <span className={styles.price}>
      <s>{before}</s> → <strong>{after}</strong>
    </span>
  );
}

/** Whether there is an amount to change. */
function hasPrice(price: string): boolean {
  return changePrice(price, { cents: 100 }) !== undefined;
}

function describe(picked: number, left: number, isAmount: boolean): string {
  if (!isAmount) return 'Type by how much.';
  if (picked === 0) return 'Tick dishes, or a category for all of its dishes.';
  if (left > 0) return `${left} would fall to nothing and ${left === 1 ? 'stays' : 'stay'} as before.`;
  return 'Guests see them once you save the menu.';
}
