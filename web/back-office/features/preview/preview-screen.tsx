import { formatMoment, localDay, nextDay, toLocalInput, type Json, type Preview } from '@venue/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useAction } from '../../api/use-action.ts';
import { usePublishedSite } from '../../subscriptions/published-site.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { CopyText } from '../../shell/copy-text.tsx';
import { officeApi } from '../../api/office-api.ts';
import layout from '../../shell/layout.module.css';
import styles from './preview.module.css';

/** Look ahead: the public pages as they will be at a moment, here or on a phone. `?at=2026-03-15T12:00` chooses it. */
export function PreviewScreen() {
  const { isOnline } = useConnection();
  const [search] = useSearchParams();
  const now = useNow();
  const [chosen, setChosen] = useState(search.get('at') ?? '');
  const [withDrafts, setWithDrafts] = useState(true);
  const [link, setLink] = useState<PreviewLink>();
  const { isBusy, error, run } = useAction();
  const at = chosen || toLocalInput(now);
  const problem = error?.errors.find(({ path }) => path === 'at')?.message;

  function change(what: () => void) {
    setLink(undefined);
    what();
  }

  return (
    <div className={`${layout.stack} ${styles.screen}`}>
      <PageTitle title="Look ahead" />
      <h1>Look ahead</h1>
      <p>
        Choose a day and a time, and walk through the site as guests will see it then: menus, pages, gigs,
        opening hours, everything that is saved now. Guests won’t notice.
      </p>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => setLink(await createPreview(at, withDrafts)));
        }}
      >
        <Field label="Day and time" error={problem}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              required
              value={at}
              onChange={({ target }) => change(() => setChosen(target.value))}
            />
          )}
        </Field>
        <Quick now={now} onChoose={(moment) => change(() => setChosen(moment))} />
        <label className={layout.line}>
          <input
            type="checkbox"
            checked={withDrafts}
            onChange={({ target }) => change(() => setWithDrafts(target.checked))}
          />
          With drafts, as if they were published
        </label>
        <p>
          <Button type="submit" look="brass" disabled={isBusy || !isOnline}>
            {isBusy ? 'Making the link …' : 'Make the preview'}
          </Button>
        </p>
      </form>
      {error && !problem && <FailureNotice error={error} effect="The preview was not made." />}
      {link && <Made link={link} now={now} />}
    </div>
  );
}

/** The input has no seconds: the first minute in which the change is to be seen. */
function endOfMinute(date: Date): Date {
  return new Date(Math.ceil(date.getTime() / 60_000) * 60_000);
}

type QuickProps = { now: Date; onChoose: (moment: string) => void };

/** Moments that people often want to see. */
function Quick({ now, onChoose }: QuickProps) {
  const nextChangeAt = usePublishedSite()?.nextChangeAt;
  const next = nextChangeAt ? new Date(nextChangeAt) : undefined;
  const moments = [
    { label: 'Now', moment: '' },
    { label: 'Tonight at 8', moment: `${localDay(now)}T20:00` },
    { label: 'Tomorrow at noon', moment: `${nextDay(localDay(now))}T12:00` },
    ...(next
      ? [{ label: `Next change: ${formatMoment(next, now)}`, moment: toLocalInput(endOfMinute(next)) }]
      : []),
  ];
  return (
    <div className={layout.row} role="group" aria-label="Choose a moment">
      {moments.map(({ label, moment }) => (
        <Button key={label} small look="quiet" onClick={() => onChoose(moment)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Made({ link: { address, until }, now }: { link: PreviewLink; now: Date }) {
  return (
    <Notice kind="done" title="The preview is ready.">
      <p>
        <ButtonAnchor look="brass" href={address} target="_blank" rel="noopener noreferrer">
          Open the preview
        </ButtonAnchor>
      </p>
      <CopyText label="Link, to open it on your phone" text={address} />
      <p>
        The link works until {formatMoment(until, now)}. Whoever has it sees the preview, so send it only to
        people you trust.
      </p>
    </Notice>
  );
}

/** A preview's link, as an absolute address. */
type PreviewLink = { address: string; until: Date };

/** Makes a link to the site at a moment, given as in its input. @throws ApiError */
async function createPreview(at: string, withDrafts: boolean): Promise<PreviewLink> {
  const body = { at, withDrafts };
  const made = await officeApi<Json<Preview> & { path: string }>({ method: 'POST', path: '/previews', body });
  return { address: window.location.origin + made.path, until: new Date(made.until) };
}
