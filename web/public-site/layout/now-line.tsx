import { nowWords, type NowWords, type Site } from '@venue/domain';
import { useContext } from 'react';
import { classes } from '../../ui/styles/classes.ts';
import { useNow } from '../../ui/now.tsx';
import styles from './now-line.module.css';
import { SiteContext } from './site-context.tsx';

type NowLineProps = {
  className?: string;
  /** Renders each piece in an element, so that CSS can hide those that don't fit on a line. */
  inPieces?: boolean;
};

/** "Open now, bar till 00:30 · kitchen closed · The Eleven Steps at 9", right to the minute. */
export function NowLine({ className, inPieces }: NowLineProps) {
  const site = useContext(SiteContext);
  const now = useNow();
  const words = site && wordsOf(site, now);
  if (!words) return null;
  return (
    <p className={classes(styles.line, className)} data-open={words.isOpen || undefined} data-screen-only>
      {inPieces
        ? words.pieces.map((piece, index) => (
            <span key={piece} data-gig={(words.hasGig && index === words.pieces.length - 1) || undefined}>
              {piece}
            </span>
          ))
        : words.text}
    </p>
  );
}

let last: { site: Site; now: Date; words: NowWords | undefined } | undefined;

/** The words, worked out once for all places of a page. */
function wordsOf(site: Site, now: Date): NowWords | undefined {
  if (last?.site !== site || last.now !== now)
    last = { site, now, words: nowWords(site.openingHours, site.nextGigs, now) };
  return last.words;
}
