import type { LegalElement } from '@venue/domain';
import { LegalTextView } from '../../../ui/legal-text-view.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { paragraphsOf } from '../../../ui/prose.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { usePublished } from '../../layout/site-context.tsx';

export function DisclaimerPage() {
  const contents = paragraphsOf(usePublished().website.disclaimer).map((contentString): LegalElement => ({
    elementType: 'Paragraph',
    content: [{ contentString }],
  }));
  return (
    <LegalPage title="Disclaimer" contents={contents} nothingYet="We have not published a disclaimer yet." />
  );
}

export function TermsPage() {
  return <LegalPage title="Terms & conditions" contents={usePublished().termsAndConditions.contents} />;
}

export function PrivacyPage() {
  return <LegalPage title="Privacy policy" contents={usePublished().privacyPolicy.contents} />;
}

type LegalPageProps = {
  title: string;
  contents: readonly LegalElement[];
  /** What stands in its place before it is published. */
  nothingYet?: string;
};

/** A legal text, element by element (section 2.5). */
function LegalPage({ title, contents, nothingYet }: LegalPageProps) {
  return (
    <>
      <PageTitle title={title} />
      <PageTop title={title} />
      {contents.length > 0 ? (
        <LegalTextView contents={contents} />
      ) : (
        <NothingYet
          what={
            nothingYet ??
            `We have not published our ${title.toLowerCase()} yet. Is there something you would like to know?`
          }
        />
      )}
    </>
  );
}
