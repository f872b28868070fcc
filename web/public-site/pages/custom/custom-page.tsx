import { pagePart } from '@venue/domain';
import { CustomPageView } from '../../../ui/content/custom-page-view.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { usePart } from '../../content/index.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PartStatus } from '../../layout/part-status.tsx';

/** A custom page built by staff. Shows only its title while the rest loads. */
export function CustomPage({ id, title }: { id: string; title: string }) {
  const { part, status } = usePart(pagePart(id));
  if (part) return <CustomPageView page={part.customPage} media={part.media} />;
  return (
    <>
      <PageTop title={title} />
      {status === 'missing' ? <NothingYet what="We are getting this page ready." /> : null}
      <PartStatus status={status} what="This page" waiting="Loading the page …" tall />
    </>
  );
}
