import type { LegalElement } from '@venue/domain';
import { PageTitle } from '../../../ui/page-title.tsx';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PageTop } from '../../layout/page-top.tsx';
import { Prose } from '../../layout/prose.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './legal-page.module.css';

export function DisclaimerPage() {
  const { website } = usePublished();
  return (
    <>
      <PageTitle title="Disclaimer" />
      <PageTop title="Disclaimer" />
      {website.disclaimer.trim() ? (
        <div className={styles.text}>
          <Prose text={website.disclaimer} />
        </div>
      ) : (
        <NothingYet what="We have not published a disclaimer yet." />
      )}
    </>
  );
}

export function TermsPage() {
  return <LegalPage title="Terms & conditions" contents={usePublished().termsAndConditions.contents} />;
}

export function PrivacyPage() {
  return <LegalPage title="Privacy policy" contents={usePublished().privacyPolicy.contents} />;
}

/** A legal text, element by element (section 2.5). */
function LegalPage({ title, contents }: { title: string; contents: readonly LegalElement[] }) {
  return (
    <>
      <PageTitle title={title} />
      <PageTop title={title} />
      {contents.length > 0 ? (
        <div className={styles.text}>
          {contents.map((element, index) => (
            <LegalElementView key={index} element={element} />
          ))}
        </div>
      ) : (
        <NothingYet
          what={`We have not published our ${title.toLowerCase()} yet. Is there something you would like to know?`}
        />
      )}
    </>
  );
}

function LegalElementView({ element }: { element: LegalElement }) {
  const lines = element.content.map((item) => item.contentString);
  const items = lines.map((line, index) => <li key={index}>{line}</li>);
  switch (element.elementType) {
    case 'Title':
      return <h2>{lines[0]}</h2>;
    case 'SubTitle':
      return <h3>{lines[0]}</h3>;
    case 'Paragraph':
      return <p>{lines[0]}</p>;
    case 'List':
      return <ul>{items}</ul>;
    case 'NumberedList':
      return <ol>{items}</ol>;
    default:
      return null;
  }
}
