import { Fragment } from 'react';
import { classes } from '../../ui/styles/classes.ts';
import { langOf } from '../../ui/lang-of.ts';
import fitted from './fitted.module.css';
import { fitName, joinLines } from './fit-name.ts';
import styles from './poster-name.module.css';

type PosterNameProps = {
  name: string;
  /** In capitals, as on a bill; not a name in Irish, whose prefixes stay small. */
  capitals?: boolean;
  /** The most lines in a wide window; narrow ones may have three. */
  lines?: number;
  /** In narrow windows it takes more lines instead of a smaller size. */
  large?: boolean;
};

/**
 * A name in the poster cut, as large as the width of its container allows, in wide windows and in narrow ones. An element
 * above it has `container-type: inline-size`.
 */
export function PosterName({ name, capitals: wanted, lines = 2, large }: PosterNameProps) {
  const lang = langOf(name);
  const capitals = wanted && !lang;
  const cut = capitals ? (text: string) => text.toUpperCase() : (text: string) => text;
  const narrow =
    (large && fitName(name, { lines: 3, least: 13, cut })) || fitName(name, { lines: 3, least: 9, cut });
  const wide = narrow && joinLines(narrow.lines, { lines, least: capitals ? 6.5 : 4.2, cut });
  if (!narrow || !wide)
    return (
      <span className={styles.plain} lang={lang}>
        {name}
      </span>
    );
  return (
    <span className={classes(styles.name, capitals && styles.capitals, fitted[`z${wide.size}`])} lang={lang}>
      {wide.lines.map((parts, index) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span className={styles.line}>
            {parts.map((part, place) => (
              <Fragment key={place}>
                {place > 0 ? ' ' : null}
                <span className={classes(styles.part, fitted[`z${narrow.size}`])}>{part}</span>
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
