import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes.ts';

/** brass: the one thing to do here. ink: the same on light ground. quiet: an outline. danger: deletes. plain: a word. */
export type ButtonLook = 'brass' | 'ink' | 'quiet' | 'danger' | 'plain';

type Look = { look?: ButtonLook; small?: boolean };

function buttonClass({ look = 'ink', small }: Look, className?: string) {
  return classes(styles.button, styles[look], small && styles.small, className);
}

/** A button. It is type="button" unless told otherwise. */
export function Button({
  look,
  small,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ look, small }, className)} {...rest} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ look, small, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass({ look, small }, className)} {...rest} />;
}

/** A link out of the site (tel:, mailto:, https:) that looks like a button. */
export function ButtonAnchor({ look, small, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a className={buttonClass({ look, small }, className)} {...rest} />;
}
