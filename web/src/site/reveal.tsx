import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './reveal.module.css';

type RevealProps = {
  children: ReactNode;
  className?: string;
  /** Share of the section that must be in view (section 9). */
  threshold: number;
};

/**
 * A section that comes in when it is scrolled into view. It is only ever hidden by script, while it is
 * out of sight, and never for people who ask for reduced motion: without either it simply stands there.
 */
export function Reveal({ children, className, threshold }: RevealProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = section.current;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || !('IntersectionObserver' in window)) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, [threshold]);
  return (
    <div ref={section} className={classes(styles.section, className)}>
      {children}
    </div>
  );
}
