import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function HomePage() {
  return (
    <>
      <PageTitle title="Home" />
      <h1>{venue.name}</h1>
    </>
  );
}
