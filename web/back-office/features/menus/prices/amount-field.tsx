import { readPrice } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { PriceChange } from './change-price.ts';
import layout from '../../../shell/layout.module.css';
import styles from './change-prices.module.css';

/** By how much prices change, as it is typed. */
export type Amount = { direction: 'up' | 'down'; text: string; unit: 'euro' | 'percent'; roundedTo: number };

/** The usual one: most price changes are 50 cents. */
export const firstAmount: Amount = { direction: 'up', text: '0.50', unit: 'euro', roundedTo: 10 };

const usual = [
  { label: '+ €0.50', text: '0.50', unit: 'euro' },
  { label: '+ €1', text: '1', unit: 'euro' },
  { label: '+ 4 %', text: '4', unit: 'percent' },
] as const;

/** To which cents percentages are rounded, as staff read it. */
const roundings = { 1: '1 cent', 5: '5 cents', 10: '10 cents', 50: '50 cents', 100: 'whole euros' };

/** The change that was typed; undefined while it cannot be read. */
export function changeOf({ direction, text, unit, roundedTo }: Amount): PriceChange | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return undefined;
  const signed = direction === 'up' ? amount : -amount;
  return unit === 'euro' ? { cents: Math.round(signed * 100) } : { percent: signed, roundedTo };
}

type AmountFieldProps = { value: Amount; onChange: (value: Amount) => void };

/** Up or down, by how much, in euros or percent; one tap for the usual ones. */
export function AmountField({ value, onChange }: AmountFieldProps) {
  const change = (part: Partial<Amount>) => onChange({ ...value, ...part });
  const isReadable = value.text.trim() === '' || readAmount(value.text) !== undefined;
  return (
    <div className={layout.block}>
      <div className={`${layout.row} ${styles.usual}`}>
        {usual.map(({ label, ...amount }) => (
          <Button
            key={label}
            small
            look="quiet"
            aria-pressed={
              value.direction === 'up' && value.text === amount.text && value.unit === amount.unit
            }
            onClick={() => change({ ...amount, direction: 'up' })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.typed}>
        <Field label="Prices go">
          {(control) => (
            <select
              {...control}
              value={value.direction}
              onChange={(event) => change({ direction: event.target.value === 'up' ? 'up' : 'down' })}
            >
              <option value="up">up</option>
              <option value="down">down</option>
            </select>
          )}
        </Field>
        <Field label="By" error={isReadable ? undefined : 'Type a number, such as 0.50.'} isErrorAnnounced>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={value.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <Field label="Euros or percent">
          {(control) => (
            <select
              {...control}
              value={value.unit}
              onChange={(event) => change({ unit: event.target.value === 'euro' ? 'euro' : 'percent' })}
            >
              <option value="euro">€</option>
              <option value="percent">%</option>
            </select>
          )}
        </Field>
        {value.unit === 'percent' && (
          <Field label="Rounded to">
            {(control) => (
              <select
                {...control}
                value={value.roundedTo}
                onChange={(event) => change({ roundedTo: Number(event.target.value) })}
              >
                {Object.entries(roundings).map(([cents, words]) => (
                  <option key={cents} value={cents}>
                    {words}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </div>
  );
}

/** An amount of money or a percentage as somebody types it: "0.50", "€1", "2,5"; undefined for anything else. */
function readAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\+\s*/, '')
    .replace(/\s*%$/, '')
    .replace(/^[.,](?=\d)/, '0$&');
  const { isPlain, amounts } = readPrice(plain);
  const value = isPlain && amounts.length === 1 ? amounts[0]!.cents / 100 : 0;
  return value > 0 ? value : undefined;
}
