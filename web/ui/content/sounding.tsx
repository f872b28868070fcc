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
  const pieces = text.split(/(€?\d[\d,]*(?:[.:]\d\d)?)/);
  return (
    <span className={className ? `${styles.sounding} ${className}` : styles.sounding}>
      {pieces.map((piece, index) => {
        const [, sign, whole, mark, small] = /^(€?)(\d[\d,]*)(?:([.:])(\d\d))?$/.exec(piece) ?? [];
        if (whole === undefined) return piece.trim() ? <small key={index}>{piece}</small> : piece;
        return (
          <Fragment key={index}>
            {sign ? <i>{sign}</i> : null}
            {whole}
            {mark ? <i>{mark}</i> : null}
            {small === undefined ? null : small === '00' && mark === ':' ? (
              <i>{small}</i>
            ) : (
              <sub>{small}</sub>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}
