import { localDay, upcomingGigs, type Gig } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { ImportGigs, type ImportGigsProps } from './import-gigs.tsx';
import { gigsToCsv } from './write-gigs.ts';
import layout from '../../../shell/layout.module.css';

type ImportExportProps = ImportGigsProps & {
  /** The gigs that are loaded. */
  events: readonly Gig[];
  /** Of the house, which the file names with each gig. */
  postcode: string;
};

/** The upcoming gigs as a file for listings sites, and gigs out of such a file. */
export function ImportExport({ events, postcode, ...calls }: ImportExportProps) {
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const coming = upcomingGigs(events, now).filter(({ datetime }) => datetime);
  return (
    <Panel title="Import and export" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <div className={layout.stack}>
        <p>
          A file for listings sites such as Bandsintown, which any spreadsheet can open. Edit it there and
          import it again.
        </p>
        <div className={layout.row}>
          <Button
            look="quiet"
            disabled={coming.length === 0}
            onClick={() => saveFile(`gigs-${localDay(now)}.csv`, gigsToCsv(coming, postcode))}
          >
            {coming.length === 0
              ? 'No upcoming gigs to download'
              : `Download the upcoming gigs (${coming.length})`}
          </Button>
        </div>
        {isOpen && <ImportGigs {...calls} />}
      </div>
    </Panel>
  );
}

/** Hands a text to the browser as a download. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
