import { sectionScrollDelay } from '@venue/domain';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** Its content in a few words, beside the title. */
  summary?: ReactNode;
  isOpen: boolean;
  /** Scrolls into view on mount, because the person came for it. */
  scrollsOnMount?: boolean;
  /** False where it opens by itself, maybe in the middle of other work. */
  scrollsOnOpen?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A section that is collapsed until its heading is clicked, and then scrolls into view. */
export function Panel(props: PanelProps) {
  const { title, summary, isOpen, scrollsOnMount = false, scrollsOnOpen = true, onToggle, children } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen && !scrollsOnMount);

  useEffect(() => {
    const hasJustOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!hasJustOpened || !scrollsOnOpen) return;
    const opener = document.activeElement;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      // If the focus is inside by now, do not scroll.
      if (focused !== opener && section.current?.contains(focused)) return;
      section.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    }, sectionScrollDelay);
    return () => clearTimeout(timer);
  }, [isOpen, scrollsOnOpen]);

  return (
    <section ref={section} className={`${layout.card} ${styles.panel}`}>
      <h2 className={layout.small}>
        <button
          type="button"
          className={`${layout.about} ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{title}</span>
          {summary && <span className={`${layout.quiet} ${styles.summary}`}>{summary}</span>}
          <span className={styles.mark} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={`${layout.stack} ${styles.body}`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
