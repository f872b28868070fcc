import { ContentLimits, type Booking } from '@venue/domain';
import { useState, type FormEvent } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { Wish } from '../changes/change-store.ts';
import { changeDetails, type Details } from '../changes/wishes.ts';
import layout from '../../../shell/layout.module.css';
import styles from './party-sheet.module.css';

type Typed = Required<Details>;

function read({ name, phone = '', email = '', note = '', allergies = '' }: Booking): Typed {
  return { name, phone, email, note, allergies };
}

/** Name, how to reach them, allergies and the house's own note. What is typed stays when a colleague saves meanwhile. */
export function PartyDetails({ booking, onChange }: { booking: Booking; onChange: (wish: Wish) => void }) {
  const { isOnline } = useConnection();
  /** The booking that the typing began with. */
  const [seen, setSeen] = useState(booking);
  const [typed, setTyped] = useState<Typed>(() => read(booking));
  const changed = changedIn(typed, read(seen));
  const now = read(booking);
  const theirs = changedIn(now, read(seen));
  const isDirty = Object.keys(changed).length > 0;
  // Nothing is typed: the fields follow what is stored.
  if (seen !== booking && !isDirty) {
    setSeen(booking);
    setTyped(now);
  }
  const both = Object.keys(theirs).filter((name) => name in changed) as (keyof Typed)[];
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isDirty) return;
    onChange(changeDetails(booking, changed));
  }

  return (
    <form
      className={`${layout.tight} ${layout.divided} ${styles.part}`}
      aria-label="Details"
      onSubmit={handleSubmit}
    >
      <Field label="Note" hint="For us; the guest never reads it">
        {(control) => <input {...control} {...field('note')} autoComplete="off" />}
      </Field>
      <div className={layout.pairs}>
        <Field label="Allergies">
          {(control) => <input {...control} {...field('allergies')} autoComplete="off" />}
        </Field>
        <Field label="Name">
          {(control) => (
            <input {...control} {...field('name')} maxLength={ContentLimits.name} autoComplete="off" />
          )}
        </Field>
        <Field label="Phone">
          {(control) => <input {...control} {...field('phone')} type="tel" autoComplete="off" />}
        </Field>
        <Field label="Email">
          {(control) => <input {...control} {...field('email')} type="email" autoComplete="off" />}
        </Field>
      </div>
      {both.map((name) => (
        <Notice
          key={name}
          title={`A colleague has changed this meanwhile: ${name} “${now[name] || 'empty'}”.`}
        >
          Saving replaces it with yours.
        </Notice>
      ))}
      <div>
        <Button type="submit" look="quiet" disabled={!isOnline || !isDirty}>
          Save details
        </Button>
      </div>
    </form>
  );
}

function changedIn(after: Typed, before: Typed): Details {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Typed]),
  );
}
