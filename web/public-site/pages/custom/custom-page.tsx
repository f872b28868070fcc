import { pagePart } from '@venue/domain';
import { CustomPageView } from '../../../ui/custom-page-view.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { usePart } from '../../content/index.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PartWaits } from '../../layout/part-waits.tsx';

/** A page that staff built; its title alone until the rest of it is at hand. */
export function CustomPage({ id, title }: { id: string; title: string }) {
  const { part, status } = usePart(pagePart(id));
  if (part) return <CustomPageView page={part.customPage} media={part.media} />;
  return (
    <>
      <PageTop title={title} />
      {status === 'missing' ? <NothingYet what="We are getting this page ready." /> : null}
      <PartWaits status={status} what="This page" waiting="The page is on its way …" tall />
    </>
  );
}
