import { dateWords } from '@venue/domain';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useFetched } from '../../../api/use-fetched.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { Waiting } from '../../../shell/waiting.tsx';
import {
  asksSomething,
  indexGigs,
  searchGigs,
  yearsOf,
  type GigName,
  type GigQuestion,
  type IndexedGig,
} from './search-gigs.ts';
import layout from '../../../shell/layout.module.css';
import styles from './find-gigs.module.css';

type FindGigsProps = {
  /** Fetches the names of all gigs. Called when somebody begins to look for one, and the same at each render. */
  fetchNames: () => Promise<readonly GigName[]>;
  /** Fetches the names again when this changes: something was saved. */
  savedAt: unknown;
  /** The years to choose from before the names are there, the latest first. */
  years?: readonly string[] | undefined;
  /** Renders the gigs that were found. */
  renderFound: (found: readonly IndexedGig[]) => ReactNode;
  /** Shown while nobody looks for anything. */
  children: ReactNode;
};

const noYears: readonly string[] = [];
const nothing: GigQuestion = { name: '', year: '', month: '' };

/**
 * Finds gigs by name, month and year among all that were ever listed. The names come once, in one small response; after
 * that each key is answered in the browser, without delaying the next one.
 */
export function FindGigs(props: FindGigsProps) {
  const { fetchNames, savedAt, years: knownYears = noYears, renderFound, children } = props;
  const [question, setQuestion] = useState(nothing);
  const [isWanted, setIsWanted] = useState(false);
  const names = useFetched(isWanted ? fetchNames : undefined, savedAt);
  const value = names.status === 'ready' ? names.value : undefined;
  const index = useMemo(() => value && indexGigs(value), [value]);
  const indexedYears = useMemo(() => (index ? yearsOf(index) : []), [index]);
  const years = knownYears.length > 0 ? knownYears : indexedYears;
  const asked = useDeferredValue(question);
  const found = useMemo(
    () => (index && asksSomething(asked) ? searchGigs(index, asked) : []),
    [index, asked],
  );
  function change(part: Partial<GigQuestion>) {
    // A choice can be made without the focus, by voice or by a browser that fills in what was there.
    setIsWanted(true);
    setQuestion((before) => ({ ...before, ...part }));
  }

  return (
    <>
      <search className={styles.find} aria-label="Gigs" onFocus={() => setIsWanted(true)}>
        <Field label="Find a gig">
          {(control) => (
            <input
              {...control}
              type="search"
              value={question.name}
              placeholder="Artist"
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label="Month">
          {(control) => (
            <select
              {...control}
              value={question.month}
              onChange={({ target }) => change({ month: target.value })}
            >
              <option value="">Any</option>
              {monthNames.map((name, at) => (
                <option key={name} value={String(at + 1).padStart(2, '0')}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Year">
          {(control) => (
            <select
              {...control}
              value={question.year}
              onChange={({ target }) => change({ year: target.value })}
            >
              <option value="">Any</option>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          )}
        </Field>
      </search>
      {!asksSomething(asked) ? (
        children
      ) : (
        <section className={layout.stack} aria-label="Found gigs">
          <div className={layout.spread}>
            <p role="status">{index ? countWords(found.length) : ''}</p>
            <Button small look="plain" onClick={() => setQuestion(nothing)}>
              Show all gigs
            </Button>
          </div>
          {names.status === 'loading' && <Waiting label="Searching all gigs" />}
          {names.status === 'failed' && (
            <FailureNotice error={names.error} effect="The gigs could not be searched." />
          )}
          {index && renderFound(found)}
        </section>
      )}
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No gig found. Try fewer letters, or another month or year.';
  return count === 1 ? 'One gig found.' : `${count} gigs found.`;
}

/** The months by name, January first. */
const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) => {
  return dateWords(new Date(Date.UTC(2026, month, 15, 12))).month;
});
