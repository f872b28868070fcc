import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageTitle title="NotFound" />
      <h1>{venue.name}</h1>
    </>
  );
}
