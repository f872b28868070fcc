import styles from './prose.module.css';

/** Splits a stored text into paragraphs, one per line. Text is never read as HTML. */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className ?? styles.prose}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The paragraphs of a stored text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
