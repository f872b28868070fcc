import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function MenusPage() {
  return (
    <>
      <PageTitle title="Menus" />
      <h1>{venue.name}</h1>
    </>
  );
}
