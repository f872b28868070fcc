import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { officeApi } from '../../api/office-api.ts';
import { useAction } from '../../api/use-action.ts';
import { Preview } from '../../records/preview.tsx';
import { uploadPicked } from '../../media/picked-files.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { pageOfSection } from './section-pages.ts';
import styles from './website-preview.module.css';
import type { WebsiteFormInput } from './website-input.ts';

type WebsitePreviewProps = {
  /** Title of the section whose page is shown. */
  section: string;
  values: WebsiteFormInput;
  /** The form is being saved. */
  isBusy: boolean;
};

/**
 * A button that shows a section's page as guests will see it once it is saved. The server renders the page, so it is the
 * public one. It waits for pictures that are being uploaded.
 */
export function WebsitePreview({ section, values, isBusy: isFormBusy }: WebsitePreviewProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const [address, setAddress] = useState<string>();

  async function handlePreview() {
    await run(async () => {
      const { values: website } = await uploadPicked(values);
      const body = { at: new Date(), website };
      const { path } = await officeApi<{ path: string }>({ method: 'POST', path: '/previews', body });
      setAddress(path.replace(/\/$/, '') + pageOfSection(section));
    });
  }

  return (
    <>
      <Button look="quiet" disabled={isBusy || isFormBusy || !isOnline} onClick={() => void handlePreview()}>
        {isBusy ? 'Preparing…' : 'Preview'}
      </Button>
      {error && (
        <div className={styles.problem}>
          <FailureNotice error={error} effect="The preview was not made." />
        </div>
      )}
      <Preview
        isOpen={address !== undefined}
        isWide
        description="This is how guests will see the page. Nothing has been saved yet."
        onClose={() => setAddress(undefined)}
      >
        {/* Previews have no scripts. The origin is needed for the page's own fonts. */}
        <iframe
          className={styles.page}
          src={address}
          title={`Preview of ${section}`}
          sandbox="allow-same-origin allow-popups"
        />
      </Preview>
    </>
  );
}
