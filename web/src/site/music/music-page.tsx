import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function MusicPage() {
  return (
    <>
      <PageTitle title="Music" />
      <h1>{venue.name}</h1>
    </>
  );
}
