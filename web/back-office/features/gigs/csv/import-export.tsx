import { localDay, upcomingGigs, type Gig } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import { Panel } from '../../../shell/panel.tsx';
import layout from '../../../shell/layout.module.css';
import { ImportGigs, type ImportGigsProps } from './import-gigs.tsx';
import { saveFile } from './save-file.ts';
import { gigsToCsv } from './write-gigs.ts';

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
