import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';
import styles from './button.module.css';
import { classes } from './styles/classes.ts';

/** brass: the main action. ink: the main action on a light background. quiet: outlined. danger: deletes. plain: text only. */
export type ButtonLook = 'brass' | 'ink' | 'quiet' | 'danger' | 'plain';

type Look = { look?: ButtonLook; small?: boolean };

/** The class of what looks like a button and is neither a button nor a link. */
export function buttonClass({ look = 'ink', small }: Look, className?: string) {
  return classes(styles.button, styles[look], small && styles.small, className);
}

/** A button, of type "button" by default. */
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
