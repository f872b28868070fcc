import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import styles from './reveal.module.css';

type RevealProps = {
  children: ReactNode;
  className?: string;
  /** Share of the section that must be in view. */
  threshold: number;
};

/** Far above the window, so that sections a visitor has jumped past count as seen. */
const everythingAbove = '100000px 0px 0px 0px';

/**
 * A section that animates in when it is scrolled into view. Only a script hides it, after the visitor has started to
 * scroll and while it is out of sight, and never with reduced motion. So prints, full-page screenshots and pages
 * without scripts show all of it.
 */
export function Reveal({ children, className, threshold }: RevealProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = section.current;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold, rootMargin: everythingAbove },
    );
    const begin = () => {
      // Navigation scrolls to the top of a page; that isn't the visitor scrolling.
      if (window.scrollY === 0) return;
      window.removeEventListener('scroll', begin);
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    };
    window.addEventListener('scroll', begin, { passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
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
