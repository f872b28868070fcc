import { buttonTargets, readButtonType } from '@venue/domain';
import { ButtonLink, type ButtonLook } from './button.tsx';

type TypeButtonProps = {
  value: string;
  look?: ButtonLook;
  /** What the link asks the page for, "?note=chefs-table". */
  query?: string;
};

/** The button for a stored value; nothing for an empty or unknown value. */
export function TypeButton({ value, look, query = '' }: TypeButtonProps) {
  const type = readButtonType(value);
  if (!type) return null;
  const { label, to } = buttonTargets[type];
  return (
    <ButtonLink to={to + query} look={look}>
      {label}
    </ButtonLink>
  );
}
