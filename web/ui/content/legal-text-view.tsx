import type { LegalElement } from '@venue/domain';
import styles from './legal-text-view.module.css';

/** The id of a legal text's heading, by its place in the text. */
export function legalId(index: number): string {
  return `part-${index + 1}`;
}

/** A legal text, element by element. */
export function LegalTextView({ contents }: { contents: readonly LegalElement[] }) {
  return (
    <div className={styles.text}>
      {contents.map((element, index) => (
        <LegalElementView key={index} id={legalId(index)} element={element} />
      ))}
    </div>
  );
}

function LegalElementView({ id, element }: { id: string; element: LegalElement }) {
  const lines = element.content.map((item) => item.contentString);
  const items = lines.map((line, index) => <li key={index}>{line}</li>);
  switch (element.elementType) {
    case 'Title':
      return <h2 id={id}>{lines[0]}</h2>;
    case 'SubTitle':
      return <h3 id={id}>{lines[0]}</h3>;
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
