import {
  endOfNight,
  formatNearby,
  ContentLimits,
  nightOf,
  notice as fields,
  toInput,
  toLocalInput,
  type Notice as StoredNotice,
} from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { isSame } from '../../records/merge/merge-value.ts';
import { RecordFields } from '../../records/record-fields.tsx';
import { UntilField } from '../../records/fields/until-field.tsx';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { useAction } from '../../api/use-action.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';
import type { NoticeInput } from './notice-calls.ts';
import styles from './notice-field.module.css';

type NoticeFieldProps = {
  uid: string;
  notice: StoredNotice;
  /** Stores the notice. @throws ApiError */
  save: (input: NoticeInput) => Promise<unknown>;
};

/** Where what is typed is stored until it is put up. */
export const noticeDraft = 'notice/new';

/** `until` is empty for the end of tonight, whenever that is, or of the later night on which it starts. */
const nothing: NoticeInput = toInput(fields);
const { text: _, until, link, from, ...others } = fields;
const lessUsual = {
  until,
  link: { ...link, hint: 'Where the notice leads when tapped: https://…' },
  from: { ...from, hint: 'Leave empty to start at once.' },
  ...others,
};

/** One field for what every page should say for a while; until tonight, if nothing else is chosen. */
export function NoticeField({ uid, notice, save }: NoticeFieldProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const now = useNow(...(notice.until ? [notice.until] : []));
  const { values, change, clear } = useDraftInput({
    ...{ name: 'notice', path: noticeDraft, uid, empty: nothing, isFilled },
  });
  const { until, ...input } = values;
  const [startsOpen] = useState(!isSame({ ...values, text: '' }, nothing));
  /** Fields that were changed since the last attempt. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const isUp = notice.text !== '' && notice.until !== undefined && now < notice.until;
  const tonight = toLocalInput(endOfNight(nightOf(now)));
  // Both are on the venue's clock and in the same form, so they compare as text.
  const isForTonight = input.from < tonight;
  const problems = error?.errors.filter(({ path }) => !mended.includes(path)) ?? [];
  const errorAt = (path: string) => problems.find((each) => each.path === path)?.message;
  const isMended = error !== undefined && error.errors.length > 0 && problems.length === 0;
  const hasProblem = error?.errors.some(({ path }) => path !== 'text');
  const set = (part: Partial<NoticeInput>) => {
    change(part);
    setMended((known) => [...known, ...Object.keys(part)]);
  };

  const starts = input.from > toLocalInput(now) ? 'from the start you chose' : 'at once';
  const ends = until
    ? 'at the end you chose'
    : isForTonight
      ? 'at the end of tonight'
      : 'at the end of that night';

  const handleSave = () =>
    run(async () => {
      setMended([]);
      await save({ ...input, until: until || (isForTonight ? tonight : '') });
      clear();
    });
  const handleRemove = () => run(() => save(nothing));

  return (
    <section className={layout.block} aria-labelledby="notice">
      <h2 id="notice" className={layout.small}>
        Notice on every page
      </h2>
      {isUp && (
        <Shown
          notice={notice}
          now={now}
          isBlocked={isBusy || !isOnline}
          onRemove={() => void handleRemove()}
        />
      )}
      <form
        className={`${layout.block} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSave();
        }}
      >
        <Field
          label={isUp ? 'Replace it with' : 'What guests should know'}
          hint={`It’s on every page ${starts}, and comes down by itself ${ends}.`}
          error={errorAt('text')}
        >
          {(control) => (
            <input
              {...control}
              required
              maxLength={ContentLimits.notice}
              value={input.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Field>
        <details className={styles.more} open={startsOpen || hasProblem || undefined}>
          <summary>Change the end, add a link, start later</summary>
          <RecordFields
            fields={lessUsual}
            values={values}
            problems={Object.fromEntries(problems.map((each) => [each.path, each]))}
            onChange={set}
            slots={{
              until: (
                <UntilField
                  until={until}
                  tonight={isForTonight ? tonight : ''}
                  error={errorAt('until')}
                  onChange={(next) => set({ until: next })}
                />
              ),
            }}
          />
        </details>
        <Button type="submit" disabled={isBusy || !isOnline}>
          Put it up
        </Button>
      </form>
      {error && !isMended && <FailureNotice error={error} effect="The notice was not changed." />}
    </section>
  );
}

function isFilled(values: NoticeInput): boolean {
  return !isSame({ ...values, text: values.text.trim() }, nothing);
}

type ShownProps = { notice: StoredNotice; now: Date; isBlocked: boolean; onRemove: () => void };

/** The notice that is up, or will be, with one tap to take it down. */
function Shown({ notice: { text, from, until }, now, isBlocked, onRemove }: ShownProps) {
  const start = from && from > now ? `from ${formatNearby(from, now)} ` : '';
  return (
    <Notice kind="done" title={`“${text}”`}>
      <p>
        On every page {start}till {until && formatNearby(until, now)}.
      </p>
      <Button small look="quiet" disabled={isBlocked} onClick={onRemove}>
        Take it down
      </Button>
    </Notice>
  );
}
