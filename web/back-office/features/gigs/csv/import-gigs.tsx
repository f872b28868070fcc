import { fromLocalInput, nextDay, type Gig } from '@venue/domain';
import { useId, useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useAction } from '../../../api/use-action.ts';
import { priceQuestion } from '../../../records/price-question.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import layout from '../../../shell/layout.module.css';
import { decodeFile } from './decode-file.ts';
import styles from './import-gigs.module.css';
import { ImportPreview } from './import-preview.tsx';
import { countPlan, gigsToImport, planImport, type ImportedGig, type PlannedLine } from './plan-import.ts';
import { readGigs, type GigLine } from './read-gigs.ts';

export type ImportGigsProps = {
  /** The stored gigs that begin between two moments. @throws when they cannot be read */
  readGigsBetween: (from: Date, to: Date) => Promise<readonly Gig[]>;
  /** Stores the gigs, all or none. @throws ApiError */
  importGigs: (gigs: readonly ImportedGig[]) => Promise<unknown>;
  /** The artist as it is compared. */
  keyOf: (artist: string) => string;
};

/** A file that was picked: what its lines become, or why it cannot be read. */
type Picked = { name: string } & ({ problem: string } | { plan: PlannedLine[] });

/** Imports a file of gigs: shows what each line becomes, and stores all of them in one step or nothing. */
export function ImportGigs({ readGigsBetween, importGigs, keyOf }: ImportGigsProps) {
  const id = useId();
  const { isOnline } = useConnection();
  const reading = useAction();
  const storing = useAction();
  const [picked, setPicked] = useState<Picked>();
  const [done, setDone] = useState<string>();
  const [share, setShare] = useState(0);
  const plan = picked && 'plan' in picked ? picked.plan : undefined;
  const gigs = plan && gigsToImport(plan);
  const question = priceQuestion((gigs ?? []).flatMap(({ price = '' }) => price));
  const [isAsking, setIsAsking] = useState(false);

  async function handlePick(file: File) {
    setPicked(undefined);
    setDone(undefined);
    setShare(0);
    await reading.run(async () => {
      const { lines, problem } = await readGigs(decodeFile(await file.arrayBuffer()), setShare);
      if (problem) return setPicked({ name: file.name, problem });
      setPicked({ name: file.name, plan: planImport(lines, await storedAround(lines), keyOf) });
    });
  }

  async function storedAround(lines: readonly GigLine[]): Promise<readonly Gig[]> {
    const days = lines.flatMap(({ values }) => values.datetime?.slice(0, 10) ?? []).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const start = (day: string) => fromLocalInput(`${day}T00:00`);
    return readGigsBetween(start(nextDay(first, -1)), start(nextDay(last, 2)));
  }

  async function handleImport(wanted: readonly ImportedGig[]) {
    await storing.run(async () => {
      await importGigs(wanted);
      setPicked(undefined);
      setDone(`Imported: ${countPlan(plan ?? [])}.`);
    });
  }

  return (
    <div className={layout.stack}>
      <div className={`${layout.tight} ${styles.pick}`}>
        <label htmlFor={id} className={layout.label}>
          Import a CSV file
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={reading.isBusy || storing.isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void handlePick(file);
            // The same file can be picked again after it was mended.
            target.value = '';
          }}
        />
      </div>
      {reading.isBusy && <p role="status">Reading the file… {Math.floor(share * 100)}%</p>}
      {reading.error && (
        <FailureNotice error={reading.error} effect="The file could not be compared with your gigs." />
      )}
      {picked && 'problem' in picked && (
        <Notice kind="problem" title={`“${picked.name}” cannot be imported.`}>
          {picked.problem}
        </Notice>
      )}
      {plan && (
        <>
          <h3 className={styles.heading}>What’s in “{picked?.name}”</h3>
          <ImportPreview plan={plan} />
          {!gigs && (
            <Notice kind="problem" title={`Nothing is imported: ${countPlan(plan)}.`}>
              Fix these lines in the file, then choose it again.
            </Notice>
          )}
          <div className={layout.row}>
            <Button
              look="brass"
              disabled={!gigs || gigs.length === 0 || storing.isBusy || !isOnline}
              onClick={() => (question ? setIsAsking(true) : gigs && void handleImport(gigs))}
            >
              {storing.isBusy ? 'Importing…' : gigs?.length === 0 ? 'Nothing to import' : 'Import these gigs'}
            </Button>
            <Button look="plain" disabled={storing.isBusy} onClick={() => setPicked(undefined)}>
              Cancel
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={question ?? ''}
        confirmLabel="Save it"
        look="brass"
        onConfirm={() => {
          setIsAsking(false);
          if (gigs) void handleImport(gigs);
        }}
        onCancel={() => setIsAsking(false)}
      />
      {storing.error && <FailureNotice error={storing.error} effect="Nothing was imported." />}
      {done && <Notice kind="done" title={done} />}
    </div>
  );
}
