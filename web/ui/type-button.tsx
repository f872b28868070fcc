import { buttonTargets, readButtonType } from '@venue/domain';
import { ButtonLink, type ButtonLook } from './button.tsx';

/** The button for a stored value; nothing for an empty or unknown value. */
export function TypeButton({ value, look }: { value: string; look?: ButtonLook }) {
  const type = readButtonType(value);
  if (!type) return null;
  const { label, to } = buttonTargets[type];
  return (
    <ButtonLink to={to} look={look}>
      {label}
    </ButtonLink>
  );
}
