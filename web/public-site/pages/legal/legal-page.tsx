import type { LegalElement } from '@venue/domain';
import { legalId, LegalTextView } from '../../../ui/content/legal-text-view.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { paragraphsOf } from '../../../ui/content/prose.tsx';
import { usePart } from '../../content/index.ts';
import { NothingYet } from '../../layout/nothing-yet.tsx';
import { PartStatus } from '../../layout/part-status.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './legal-page.module.css';

/** The disclaimer; its text is a field of the website record. */
export function DisclaimerPage({ title }: { title: string }) {
  const paragraphs = paragraphsOf(usePublished().website.disclaimer);
  return (
    <div className={styles.page}>
      <PageTop title={title} className={styles.title} />
      {paragraphs.length > 0 ? (
        <LegalTextView contents={paragraphs.map(asElement)} />
      ) : (
        <NothingYet what="We have not published a disclaimer yet." />
      )}
    </div>
  );
}

function asElement(contentString: string): LegalElement {
  return { elementType: 'Paragraph', content: [{ contentString }] };
}

/** The terms and conditions, or the privacy policy. */
export function LegalPage({ title, text }: { title: string; text: 'termsAndConditions' | 'privacyPolicy' }) {
  const { part, status } = usePart(text);
  const contents = part?.legalText.contents ?? [];
  return (
    <div className={styles.page}>
      <PageTop title={title} className={styles.title}>
        <LegalIndex contents={contents} />
      </PageTop>
      <PartStatus status={status} what="This text" waiting="Loading the text …" tall />
      {contents.length > 0 ? <LegalTextView contents={contents} /> : null}
      {contents.length === 0 && (status === 'ready' || status === 'missing') ? (
        <NothingYet
          what={`We have not published our ${title.toLowerCase()} yet. Is there something you would like to know?`}
        />
      ) : null}
    </div>
  );
}

/** The headings of a legal text, beside it in wide windows. */
function LegalIndex({ contents }: { contents: readonly LegalElement[] }) {
  const headings = contents
    .map(({ elementType, content }, index) => ({ elementType, text: content[0]?.contentString, index }))
    .filter(({ elementType }) => elementType === 'Title' || elementType === 'SubTitle');
  if (headings.length < 2) return null;
  return (
    <nav className={styles.index} aria-label="On this page">
      <ul role="list">
        {headings.map(({ text, index }) => (
          <li key={index}>
            <a href={`#${legalId(index)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
