import { splitFigures } from '@venue/domain';
import { Fragment } from 'react';
import styles from './sounding.module.css';

type SoundingProps = {
  /** "€12.50", "8:30 PM", "26". Words in it stay as they are. */
  text: string;
  className?: string;
};

/**
 * A price, time or count in the slanted figures of a chart, the smaller unit sunk. The text stays whole for whoever selects,
 * finds or hears it: currency sign, point and colon are in it at size 0.
 */
export function Sounding({ text, className }: SoundingProps) {
  return (
    <span className={className ? `${styles.sounding} ${className}` : styles.sounding}>
      {splitFigures(text).map((piece, index) => {
        if (piece.words !== undefined)
          return piece.words.trim() ? <small key={index}>{piece.words}</small> : piece.words;
        const { sign, whole, mark, small, isFullHour } = piece;
        return (
          <Fragment key={index}>
            {sign ? <i>{sign}</i> : null}
            {whole}
            {mark ? <i>{mark}</i> : null}
            {isFullHour ? <i>{small}</i> : small ? <sub>{small}</sub> : null}
          </Fragment>
        );
      })}
    </span>
  );
}
